import { icu, texts } from '@liora/domain/i18n/texts';

/** Words of plan details; exact texts shared with the list are in plans.text.ts. */
export const planText = texts('plan', {
  created: (date: string) => icu('Created {date}', { date }),
  /** Names the number that stands over it. */
  activityWord: (count: number) => icu('{count, plural, one {activity} other {activities}}', { count }),
  likeWord: (count: number) => icu('{count, plural, one {like} other {likes}}', { count }),
  likes: (count: number) => icu('{count, plural, one {# like} other {# likes}}', { count }),
  toStart: 'to start',
  notNearby:
    'Nobody will find this plan in lists of plans nearby, because we could not tell where it is. Name a town as its location, or add a stop that Liora knows.',
  rated: (value: string) => icu('Rated {value} at its source', { value }),
  save: 'Save plan',
  signInToSave: 'Sign in to save',
  map: 'Show the route on a map',
  mapTitle: 'The route',
  mapOf: (title: string) => icu('The route: {title}', { title }),
  noMap: 'This browser cannot draw the map. The stops are listed in the plan.',
  share: 'Share',
  copied: 'Link copied',
  copyFailed: 'The link could not be copied',
  more: 'More',
  edit: 'Edit plan',
  close: 'Close',
  back: 'Back',
  dialogTitle: 'Date plan',
  loadFailed: 'This plan could not be loaded.',
  unpublishedText: 'This is the copy that you saved. Nobody else sees it here.',
  makeItYours: 'Make it yours',
  creditToPlan: (title: string, username: string) =>
    icu('Made of “{title}” by {username}', { title, username }),
  creditToPlanOnly: (title: string) => icu('Made of “{title}”', { title }),
  creditToCreator: (username: string) => icu('Made of a plan by {username}', { username }),
  creditToNobody: 'Made of somebody else’s plan',
  goneTitle: 'This plan is not here',
  goneText: 'It may be private now, or its creator took it back.',
  goHome: 'Go Home',
  upgrade: 'Upgrade to Privé',
});
