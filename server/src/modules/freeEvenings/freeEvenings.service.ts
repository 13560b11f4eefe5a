import type { FreeEvenings } from '@liora/domain/contract/freeEvenings';
import { HOUR_SECONDS } from '@liora/domain/durations';
import { FREE_EVENING_CHANGES_PER_HOUR } from '@liora/domain/limits';
import { eveningsOpen } from '@liora/domain/rules/freeEvenings';
import type { Db } from '../../db/client.ts';
import { takeFromLimit } from '../../rateLimits/rateLimits.ts';
import type { SignedInCaller } from '../../rpc/context.ts';
import { ProductError } from '../../rpc/errors.ts';
import type { OneOfTwo } from '../couples/joint/joint.policy.ts';
import { withLinkLock } from '../couples/joint/linkLock.service.ts';
import { addNotification, correctThread } from '../notifications/addNotification.service.ts';
import { mark, ownEvenings, sharedEvenings, unmark } from './freeEvenings.queries.ts';

const CHANGE_LIMIT = {
  name: 'free-evenings',
  max: FREE_EVENING_CHANGES_PER_HOUR,
  windowSeconds: HOUR_SECONDS,
};

/** What the caller marked, and what both did. */
export async function getFreeEvenings({ deps, viewer }: SignedInCaller): Promise<FreeEvenings> {
  const { first } = eveningsOpen(deps.now());
  const [mine, both] = await Promise.all([
    ownEvenings(deps.db, viewer.userId, first),
    viewer.linkId === null ? [] : sharedEvenings(deps.db, viewer.linkId, first),
  ]);
  return { shares: viewer.linkId !== null, mine, both };
}

const THREAD = 'free_evening';

export interface Marks {
  free: readonly string[];
  not_free: readonly string[];
}

/**
 * Marks evenings of the caller. While the other one has not marked the same one, nothing of it leaves the caller; the second
 * mark tells both, in its own transaction. What is marked and not marked in one call is not.
 * @throws NO_PARTNER, EVENING_REFUSED, RATE_LIMITED
 */
export async function markEvenings(caller: SignedInCaller, marks: Marks): Promise<FreeEvenings> {
  const { deps, viewer } = caller;
  const { first, last } = eveningsOpen(deps.now());
  const free = marks.free.filter((evening) => !marks.not_free.includes(evening));
  if (free.some((evening) => evening < first || evening > last)) throw new ProductError('EVENING_REFUSED');
  await takeFromLimit(deps, CHANGE_LIMIT, viewer.userId);
  await withLinkLock(caller, async (trx, two) => {
    const back = await unmark(trx, two, marks.not_free);
    if (back.length > 0) await correctNews(trx, two, back, first);
    const [evening] = await mark(trx, two, free);
    if (evening !== undefined)
      await addNotification(deps, trx, {
        userId: two.partnerId,
        fromUserId: two.userId,
        type: 'free_evening',
        data: { evening },
        thread: THREAD,
      });
  });
  return getFreeEvenings(caller);
}

/** Who has not read yet that both are free on an evening that one of them took back reads of the next one that both still are. */
async function correctNews(
  trx: Db,
  { userId, partnerId, linkId }: OneOfTwo,
  back: readonly string[],
  first: string,
): Promise<void> {
  const [instead = null] = await sharedEvenings(trx, linkId, first);
  await correctThread(trx, [userId, partnerId], { thread: THREAD, fact: 'evening', among: back, instead });
}
