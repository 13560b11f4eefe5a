import { OWN_DATA_PATH } from '@liora/domain/contract/ownData';
import { rpcCall } from '../calls.ts';
import type { Look } from './observed.ts';

type Named = Parameters<typeof rpcCall>[0];

/** A call of a procedure, as the web app makes it. */
export function ask(name: Named, input: unknown = {}): Look {
  const [path, { method, headers, body }] = rpcCall(name, input);
  return {
    name: `${name} ${JSON.stringify(input)}`,
    method,
    path,
    headers,
    ...(body !== undefined && { body }),
  };
}

/** What B is refused, by the statuses that say so; 200 among them where it hangs on what both worlds know. */
export const refused = (look: Look, ...statuses: readonly number[]): Look => ({ ...look, statuses });

/** Somebody's copy of their own data: a ZIP, compared byte by byte. */
export const ownCopy: Look = { name: 'own data', method: 'POST', path: OWN_DATA_PATH, headers: {} };

const HERE = { latitude: 37.7793, longitude: -122.4193 };

/**
 * What every B asks, whatever A keeps to themself: all that shows something of other people, of plans, or of oneself.
 * @param a user id of A
 */
export const generalLooks = (a: string): Look[] => [
  ask('notifications.list'),
  ask('couples.link'),
  ask('match.current'),
  ask('invitations.mine', { which: 'received' }),
  ask('invitations.upcoming'),
  ask('plans.list', { origin: HERE, tags: [] }),
  ask('plans.list', { tags: [], creator: a }),
  ask('plans.list', { tags: ['Jazz'], limit: 2 }),
  ask('plans.count', { tags: [] }),
  ask('plans.count', { tags: [], creator: a }),
  ask('plans.mine'),
  ask('plans.saved'),
  ask('profiles.get', { user_id: a }),
  ask('explore.home', { origin: HERE, located: true }),
  ask('places.get', { id: 'spot-1' }),
  ask('places.search', { origin: HERE, q: 'spot', limit: 5 }),
  ask('saved.places'),
  ask('accounts.me'),
  ask('checkIns.current'),
  ask('freeEvenings.get'),
  ask('memories.list'),
  ask('memories.toKeep'),
  ask('surprises.list'),
  ask('bucketLists.list', { year: 2026 }),
];

/** B's calendar, which has the file already if it has not changed. @param feed where it reads */
export const calendar = (feed: string): Look => ({
  ...{ name: 'calendar feed', method: 'GET', path: feed, headers: {} },
  hasDrawnTag: true,
});
