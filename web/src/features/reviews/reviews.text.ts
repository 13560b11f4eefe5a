import { formatTenths } from '@liora/domain/i18n/format';
import { icu, texts } from '@liora/domain/i18n/texts';

export const reviewsText = texts('reviews', {
  title: 'Reviews',
  couples: 'What couples say',
  of: (name: string) => icu('Reviews of {name}', { name }),
  all: (count: number) => icu('All {count}', { count }),
  sort: 'Order of the reviews',
  sorts: { newest: 'Newest', highest: 'Highest', lowest: 'Lowest' },
  beenThere: 'Been there',
  edited: 'edited',
  yours: 'Your review',
  underReview: 'Under review',
  underReviewText: 'Only you see it until somebody has looked at it.',
  vibe: 'Vibe',
  quality: 'Quality',
  experience: 'Experience',
  outOfTen: (score: number) => icu('{score}/10', { score: formatTenths(score) }),
  spread: 'How many reviews come to each score',
  spreadBar: (count: number, score: number) =>
    icu('{count, plural, =0 {No reviews} one {# review} other {# reviews}} around {score}', { count, score }),
  none: 'Nobody has written a review yet.',
  noneThere: 'Nobody who was there has written a review yet.',
  more: 'Show more reviews',
  loadFailed: 'The reviews could not be loaded.',
  retry: 'Try Again',
  write: 'Write a review',
  edit: 'Edit your review',
  editShort: 'Edit',
  delete: 'Delete',
  options: 'Your review: options',
  deleted: 'Review deleted',
  restored: 'Review restored',
  undo: 'Undo',

  how: (name: string) => icu('How was {name}?', { name }),
  low: { vibe: 'We left early', quality: 'Not worth it', experience: 'We had to manage' },
  high: {
    vibe: 'We lost track of time',
    quality: 'Worth crossing town',
    experience: 'They looked after us',
  },
  next: 'What should the next two know?',
  notRated: 'Not rated',
  rateIt: 'Not rated yet. Move the slider.',
  rateAll: 'Rate all three',
  wasThere: 'We were there',
  counter: (count: number, max: number) => icu('{count}/{max}', { count, max }),
  post: 'Post review',
  save: 'Save review',
  cancel: 'Cancel',
  posted: 'Thank you for your review',
  changed: 'Review saved',
  held: 'Thank you. Somebody looks at it before everybody sees it.',
});

export const explainerText = texts('sparkExplainer', {
  open: 'How the Spark Score works',
  title: 'Spark Score',
  text: (low: number, high: number) =>
    icu('Couples rate three things from {low} to {high}. The score is their plain average.', { low, high }),
  /** Of each step of the ladder (RUL-49). */
  steps: {
    early: 'Early score',
    loved: (score: number) => icu('Liora Loved, from {score}', { score: formatTenths(score) }),
    official: 'Official score',
    pick: (score: number) => icu('Liora Pick, from {score}', { score: formatTenths(score) }),
  },
  reviews: 'Number of reviews',
  /** LOVE-12 and LOVE-13, as the ladder has them. */
  loved: (score: number, reviews: number) =>
    icu(
      'Spark Score {score}+ with at least {reviews, plural, one {# review} other {# reviews}}: Liora Loved.',
      {
        score: formatTenths(score),
        reviews,
      },
    ),
  pick: (score: number, reviews: number) =>
    icu('{score}+ with {reviews} or more reviews: a Liora Pick.', { score: formatTenths(score), reviews }),
  order: (reviews: number, score: number) =>
    icu(
      "'Highest Score' weighs how many reviews there are: as if each place had begun with {reviews} of {score}.",
      { reviews, score: formatTenths(score) },
    ),
  gotIt: 'Got it!',
});

export const lovedText = texts('loved', {
  // Exact texts of the specification.
  sorts: { score: 'Highest Score', nearest: 'Nearest', recent: 'Recently Reviewed' },
  noLocation: 'Location needed for nearby places',
  noRecent: 'No recent reviews found',
  none: 'No Liora Loved places yet',
  back: 'Back to Explore',

  // Our own.
  title: 'Liora Loved',
  sort: 'Order of the places',
  weighed: 'Places with many reviews weigh more in this order. The score shown is the plain average.',
  reviews: (count: number) => icu('{count, plural, one {# review} other {# reviews}}', { count }),
  daysAgo: (days: number) => icu('{days, plural, =0 {today} =1 {yesterday} other {# days ago}}', { days }),
  walk: (minutes: number) => icu('{minutes} min', { minutes }),
  map: 'Map of Liora Loved places',
  around: 'Near you',
  noneText: 'Places appear here when couples score them highly.',
  noRecentText: 'Yours could be the first.',
  noLocationText: 'Or pick an area instead.',
  explore: 'Explore places',
  more: 'Show more',
  loadFailed: 'Liora Loved could not be loaded.',
  retry: 'Try Again',
});
