/**
 * The procedures that are asked by address (GET), by area: what the contract says, without the contract, which would bring all
 * its schemas into the first load. A test compares the two.
 */
const BY_AREA = {
  platform: 'start',
  accounts: 'me security',
  bucketLists: 'list',
  calendar: 'dateFileKey feed',
  checkIns: 'current list trend',
  couples: 'link',
  explore: 'forTwo home',
  freeEvenings: 'get',
  imports: 'list get',
  mappings: 'get',
  invitations: 'afterDate mine upcoming get',
  match: 'current deck',
  membership: 'get',
  memories: 'list overview ofToday toKeep get trash',
  moderation: 'actions activity member',
  notifications: 'list settings',
  pins: 'mine get unplaced',
  places:
    'search searches count suggest map get plans proposals duplicates merges directory editable history',
  plans: 'list count get checkFacts saved topCurators shared mine',
  profiles: 'get plans pins reviews',
  reviews: 'list loved',
  safety: 'blocked whoSees moderationQueue moderationHistory ownReports ownDecision ownSuspension',
  saved: 'imports waiting shared either sharedIds places ids categories',
  sharedMemories: 'mine',
  surprises: 'list get limits',
};

export const READS: ReadonlySet<string> = new Set(
  Object.entries(BY_AREA).flatMap(([area, names]) => names.split(' ').map((name) => `${area}.${name}`)),
);
