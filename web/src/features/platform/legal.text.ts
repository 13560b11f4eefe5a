import { texts } from '@liora/domain/i18n/texts';

export interface LegalPage {
  title: string;
  sections: Record<string, { title: string; paragraphs: Record<string, string> }>;
}

export const privacyText: LegalPage = texts('privacy', {
  title: 'Privacy policy',
  sections: {
    kept: {
      title: 'What we keep',
      paragraphs: {
        /** Data categories of POL-02, in its order. */
        first:
          'Email, name, photos and videos, customer support data, other user content, search history, user ID, purchase history, product interaction data and crash data.',
      },
    },
    position: {
      title: 'Where you are',
      paragraphs: {
        first:
          'Your position stays on your device. A rounded one goes with a search, to find what is near, and is not stored or logged.',
        second: 'There is no live location in Liora, for anybody, ever.',
      },
    },
    time: {
      title: 'How long',
      paragraphs: {
        /** What is kept for how long stands under it, from the rule that the server deletes by. */
        first: 'Conversations with the concierge are stored until you delete them.',
      },
    },
    readers: {
      title: 'Who sees it',
      paragraphs: {
        first: 'Plans you publish show your username and photo. Your email address is shown to nobody else.',
        second: 'We sell nothing and load nothing from advertisers.',
      },
    },
  },
});

export const termsText: LegalPage = texts('terms', {
  title: 'Terms of service',
  sections: {
    who: {
      title: 'Who may use Liora',
      paragraphs: {
        first: 'You are 18 or over.',
      },
    },
    content: {
      title: 'What you publish',
      paragraphs: {
        first:
          'It is yours, and you answer for it. No harassment, no spam, nothing dangerous, nothing that belongs to somebody else. What is reported is hidden until a person has looked at it.',
      },
    },
    promises: {
      title: 'What we promise, and what we cannot',
      paragraphs: {
        first:
          'We show facts with their source and their age. Places change their hours and close: call ahead when it matters.',
        second: 'Our liability is capped at the amount you paid us in the prior 12 months.',
      },
    },
    changes: {
      title: 'Changes',
      paragraphs: {
        first: 'You hear of material changes 30 days before they apply.',
      },
    },
  },
});
