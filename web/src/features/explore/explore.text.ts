import { icu, texts } from '@liora/domain/i18n/texts';
import { planCountLabel } from '@liora/domain/rules/planCount';

export const exploreText = texts('explore', {
  where: { tonight: 'Where to, tonight?', weekend: 'Where to, this weekend?', picked: 'Where to, then?' },
  goldenHour: (time: string) => icu('Golden hour until {time}', { time }),
  sunsetAt: (time: string) => icu('Sunset at {time}', { time }),
  openLate: 'Open late near you',
  openLateIn: (area: string) => icu('Open late around {area}', { area }),
  searchHint: 'Dinner, gelato, live music',
  /** Names the link whose visible words are the hint. */
  search: 'Search places: Dinner, gelato, live music',
  when: 'When',
  whenOptions: { tonight: 'Tonight', weekend: 'This weekend', picked: 'Pick a time' },
  pickTime: 'Date and time',
  moods: 'Moods',
  tonightsPlan: "Tonight's plan",
  featuredPlan: 'A plan to begin with',
  seePlan: 'See the plan',
  from: (time: string) => icu('from {time}', { time }),
  categories: 'What sounds good?',
  worth: 'Worth a date',
  worthNear: (area: string) => icu('Worth a date, near {area}', { area }),
  seeAll: 'See all',
  plansNear: 'Plans near you',
  plans: 'Date plans',
  plansNearArea: (area: string) => icu('Plans near {area}', { area }),
  all: (count: number) => icu('All {count}', { count: planCountLabel(count) }),
  loved: 'Liora Loved',
  lovedNear: (area: string) => icu('Liora Loved, near {area}', { area }),
  curators: 'Top curators',
  plansAndLikes: (plans: number, likes: number) =>
    icu('{plans, plural, one {# plan} other {# plans}} · {likes, plural, one {# like} other {# likes}}', {
      plans,
      likes,
    }),
  changeArea: (area: string) => icu('Change area: {area}', { area }),
  createDate: 'Create Date',
  profile: 'Profile',
  signIn: 'Sign in',
  loadFailed: 'This could not be loaded.',
  retry: 'Try Again',
});
