export interface LegalSection {
  title: string;
  paragraphs: string[];
}

export interface LegalPage {
  title: string;
  sections: LegalSection[];
}

/** Data categories of POL-02, in its order. */
const DATA =
  'Email, name, photos and videos, customer support data, other user content, search history, user ID, purchase history, product interaction data and crash data.';

export const privacyText: LegalPage = {
  title: 'Privacy policy',
  sections: [
    { title: 'What we keep', paragraphs: [DATA] },
    {
      title: 'Where you are',
      paragraphs: [
        'Your position stays on your device. A rounded one goes with a search, to find what is near, and is not stored or logged.',
        'There is no live location in Liora, for anybody, ever.',
      ],
    },
    {
      title: 'How long',
      paragraphs: [
        'Email until you delete your account or two years after you were last here. Support data for three years, purchase history for seven, search history for twelve months, interaction data for eighteen months and only in sums, crash logs for ninety days.',
        'Conversations with the concierge are stored until you delete them.',
      ],
    },
    {
      title: 'Who sees it',
      paragraphs: [
        'Plans you publish show your username and photo. Your email address is shown to nobody else.',
        'We sell nothing and load nothing from advertisers.',
      ],
    },
  ],
};

export const termsText: LegalPage = {
  title: 'Terms of service',
  sections: [
    { title: 'Who may use Liora', paragraphs: ['You are 18 or over.'] },
    {
      title: 'What you publish',
      paragraphs: [
        'It is yours, and you answer for it. No harassment, no spam, nothing dangerous, nothing that belongs to somebody else. What is reported is hidden until a person has looked at it.',
      ],
    },
    {
      title: 'What we promise, and what we cannot',
      paragraphs: [
        'We show facts with their source and their age. Places change their hours and close: call ahead when it matters.',
        'Our liability is capped at the amount you paid us in the prior 12 months.',
      ],
    },
    { title: 'Changes', paragraphs: ['You hear of material changes 30 days before they apply.'] },
  ],
};
