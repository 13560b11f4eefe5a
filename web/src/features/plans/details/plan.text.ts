import { formatList } from '@liora/domain/i18n/format';
import { icu, texts } from '@liora/domain/i18n/texts';

/** Words of plan details; exact texts shared with the list are in plans.text.ts. */
export const planText = texts('plan', {
  created: (date: string) => icu('Created {date}', { date }),
  /** Names the number that stands over it. */
  activityWord: (count: number) => icu('{count, plural, one {activity} other {activities}}', { count }),
  likeWord: (count: number) => icu('{count, plural, one {like} other {likes}}', { count }),
  likes: (count: number) => icu('{count, plural, one {# like} other {# likes}}', { count }),
  toStart: 'to start',
  onFoot: (minutes: number) =>
    icu('{minutes, plural, one {# minute on foot} other {# minutes on foot}}', { minutes }),
  stayMinutes: (minutes: number) => icu('{minutes} min', { minutes }),
  stayHours: (hours: number) => icu('{hours} h', { hours }),
  stayHoursMinutes: (hours: number, minutes: number) => icu('{hours} h {minutes} min', { hours, minutes }),
  forTwo: (cost: string) => icu('{cost} for two', { cost }),
  nextDoor: 'Next door',
  fromHere: (distance: string) => icu('{distance} from here', { distance }),
  onFootShort: 'on foot',
  inAll: 'in all',
  lengthOnFoot: (length: string) => icu('{length} on foot', { length }),
  lengthInAll: (length: string) => icu('{length} in all', { length }),
  openAt: (time: string) => icu('Open at {time}', { time }),
  openAtUntil: (time: string, closing: string) => icu('Open at {time}, until {closing}', { time, closing }),
  closedAt: (time: string) => icu('Closed at {time}', { time }),
  closedAtOpens: (time: string, opening: string) =>
    icu('Closed at {time}, opens {opening}', { time, opening }),
  closesEarly: (time: string, closing: string) =>
    icu('Open at {time}, but closes {closing}, before your time there is over', { time, closing }),
  hoursUnknown: 'The hours of these places are not known.',
  hoursUnknownOf: (names: readonly string[]) =>
    icu('Hours not known: {names}.', {
      names: formatList(names, 'unit'),
    }),
  notNearby:
    'Nobody will find this plan in lists of plans nearby, because we could not tell where it is. Name a town as its location, or add a stop that Liora knows.',
  rated: (value: string) => icu('Rated {value} at its source', { value }),
  save: 'Save plan',
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
