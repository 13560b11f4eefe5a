/**
 * The procedures that are asked by address (GET): what the contract says, without the contract, which would bring all its
 * schemas into the first load. A test compares the two.
 */
export const READS: ReadonlySet<string> = new Set([
  'platform.start',
  'accounts.me',
  'explore.home',
  'membership.get',
  'places.search',
  'places.suggest',
  'places.count',
  'places.get',
  'plans.list',
  'plans.count',
  'plans.get',
  'plans.saved',
  'plans.topCurators',
  'plans.mine',
  'safety.blocked',
  'safety.moderationQueue',
  'safety.moderationHistory',
]);
