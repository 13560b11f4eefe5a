import { icu, texts } from '@liora/domain/i18n/texts';

export const sharedSavesText = texts('sharedSaves', {
  tab: 'Shared with partner',
  places: (name: string) => icu('{name}’s places', { name }),
  plans: (name: string) => icu('{name}’s plans', { name }),
  savedBy: (name: string) => icu('Saved by {name}', { name }),
  savedByBoth: 'Saved by you both',
  savedByYou: 'Saved by you',
  isNew: 'New',
  search: 'Search your partner’s places',
  searchPlaceholder: 'Name, street, kind',
  nothing: (name: string) => icu('{name} has not shared a place yet', { name }),
  nothingText: 'What your partner saves from now on is here, unless they keep it to themself.',
  nothingFits: 'Nothing of your partner’s fits',
  nothingFitsText: 'Try another word, or look at all of them.',
  noPlans: 'No plans yet.',
  paused: 'Sharing is paused',
  pausedText:
    'One of you is not a Privé member at the moment. Nothing is lost, and what is yours stays yours.',
  nobody: 'You have no partner here yet',
  nobodyText:
    'Link with your partner, and the places that you save are shared, unless you keep one to yourself.',
  link: 'Link with your partner',
  failed: 'Your partner’s places could not be loaded.',
  either: 'Saved by either of you',
  eitherNothing: 'What either of you saves is here.',
  eitherFailed: 'Your saved places could not be loaded.',
  allOfThem: 'All shared places',

  sees: (name: string) => icu('{name} sees it', { name }),
  seesNote: 'Your note, mark and categories stay yours alone.',
  share: (name: string) => icu('Share with {name}', { name }),
  keep: 'Keep to myself',
  kept: 'Only you',
  sharing: 'Sharing',
  keptToast: (count: number) =>
    icu('{count, plural, one {Only you see this place now.} other {Only you see these # places now.}}', {
      count,
    }),
  sharedToast: (name: string, count: number) =>
    icu('{count, plural, one {{name} sees this place now.} other {{name} sees these # places now.}}', {
      name,
      count,
    }),
  undo: 'Undo',
  shareFailed: 'That could not be changed. Please try again.',
});
