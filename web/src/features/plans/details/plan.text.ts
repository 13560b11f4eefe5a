/** Words of plan details; exact texts shared with the list are in plans.text.ts. */
export const planText = {
  created: (date: string) => `Created ${date}`,
  activities: (count: number) => (count === 1 ? 'activity' : 'activities'),
  likes: (count: number) => (count === 1 ? 'like' : 'likes'),
  toStart: 'to start',
  onFoot: (minutes: number) => (minutes === 1 ? '1 minute on foot' : `${minutes} minutes on foot`),
  nextDoor: 'Next door',
  fromHere: (miles: string) => `${miles} from here`,
  onFootShort: 'on foot',
  inAll: 'in all',
  hoursAt: (open: boolean, time: string, until: string) =>
    [`${open ? 'Open' : 'Closed'} at ${time}`, until].filter(Boolean).join(', '),
  closesEarly: (time: string, closing: string) =>
    `Open at ${time}, but closes ${closing}, before your time there is over`,
  /** `names`: the stops it is about; `of`: how many there are. */
  hoursUnknown: (names: readonly string[], of: number) =>
    names.length === of && of > 1
      ? 'The hours of these places are not known.'
      : `Hours not known: ${names.join(', ')}.`,
  notNearby:
    'Nobody will find this plan in lists of plans nearby, because we could not tell where it is. Name a town as its location, or add a stop that Liora knows.',
  rated: (value: string) => `Rated ${value} at its source`,
  save: 'Save plan',
  map: 'Show the route on a map',
  mapTitle: 'The route',
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
  goneTitle: 'This plan is not here',
  goneText: 'It may be private now, or its creator took it back.',
  goHome: 'Go Home',
  upgrade: 'Upgrade to Privé',
} as const;
