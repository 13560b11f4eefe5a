import type { CalendarFeed } from '@liora/domain/contract/calendar';
import { HOUR_SECONDS } from '@liora/domain/durations';
import { CALENDAR_FEED_CHANGES_PER_HOUR } from '@liora/domain/limits';
import { calendarFeedPath, type FeedDetail } from '@liora/domain/rules/calendarFeed';
import { isFirstTime } from '../../../appliedRequests/appliedRequests.ts';
import type { Db } from '../../../db/client.ts';
import { takeFromLimit } from '../../../rateLimits/rateLimits.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import type { Doer } from '../../accounts/identity/stillSignedIn.service.ts';
import { whileSignedIn } from '../../accounts/identity/whileProved.service.ts';
import {
  deleteFeed,
  type FeedRow,
  findFeed,
  insertFeed,
  type NewFeed,
  replaceFeed,
  updateDetail,
} from './feeds.queries.ts';
import { feedToken, hashOfToken, newSeed } from './feedToken.rules.ts';

const CHANGE_LIMIT = {
  name: 'calendar feed',
  max: CALENDAR_FEED_CHANGES_PER_HOUR,
  windowSeconds: HOUR_SECONDS,
};

type Answer = { feed: CalendarFeed | null };

/** The caller's feed with its address, which nobody else is ever told. */
export async function ownFeed({ deps, viewer }: SignedInCaller): Promise<Answer> {
  const row = await findFeed(deps.db, viewer.userId);
  return { feed: row && shown(deps, row) };
}

/** Null for one of another session secret: its address cannot be told, and leads nowhere. */
function shown({ config }: SignedInCaller['deps'], row: FeedRow): CalendarFeed | null {
  const token = feedToken(config, row.seed);
  if (hashOfToken(token) !== row.token_hash) return null;
  return {
    path: calendarFeedPath(token),
    detail: row.detail,
    created_at: row.created_at.toISOString(),
  };
}

function newFeed({ deps, viewer }: SignedInCaller, requestId: string, detail: FeedDetail): NewFeed {
  const seed = newSeed();
  const token_hash = hashOfToken(feedToken(deps.config, seed));
  return {
    user_id: viewer.userId,
    seed,
    token_hash,
    detail,
    request_id: requestId,
    created_at: deps.now(),
  };
}

/** Turns it on. Pressed twice, here or on two devices at once, it is one feed; sent again it is not turned on once more. */
export async function turnOn(
  caller: Doer,
  { request_id, detail }: { request_id: string; detail: FeedDetail },
): Promise<Answer> {
  const { deps, viewer } = caller;
  await whileSignedIn(caller, async (trx) => {
    if (!(await isFirstTime(trx, viewer.userId, request_id, deps.now()))) return;
    await takeFromLimit({ ...deps, db: trx }, CHANGE_LIMIT, viewer.userId);
    const row = await findFeed(trx, viewer.userId);
    // Of another session secret: it is as if there were none.
    if (row && !shown(deps, row)) await deleteFeed(trx, viewer.userId);
    await insertFeed(trx, newFeed(caller, request_id, detail));
  });
  return ownFeed(caller);
}

/** Another address; the one before leads nowhere from then on. */
export async function replaceAddress(caller: Doer, requestId: string): Promise<Answer> {
  return change(caller, async (trx, { detail }) => {
    if (!(await isFirstTime(trx, caller.viewer.userId, requestId, caller.deps.now()))) return;
    await takeFromLimit({ ...caller.deps, db: trx }, CHANGE_LIMIT, caller.viewer.userId);
    await replaceFeed(trx, newFeed(caller, requestId, detail));
  });
}

export async function setDetail(caller: Doer, detail: FeedDetail): Promise<Answer> {
  return change(caller, async (trx) => {
    await takeFromLimit({ ...caller.deps, db: trx }, CHANGE_LIMIT, caller.viewer.userId);
    await updateDetail(trx, caller.viewer.userId, detail);
  });
}

/** Whoever is shut out at this moment neither learns of another address nor leaves one behind (docs/decisions/0059). */
async function change(caller: Doer, work: (trx: Db, feed: FeedRow) => Promise<void>): Promise<Answer> {
  await whileSignedIn(caller, async (trx) => {
    const row = await findFeed(trx, caller.viewer.userId);
    if (!row || !shown(caller.deps, row)) throw new ProductError('NOT_FOUND');
    await work(trx, row);
  });
  return ownFeed(caller);
}

/** Whoever was signed in has read the address: it ends with what let them in, and its owner turns on another one. */
export const endFeed = (trx: Db, userId: string): Promise<void> => deleteFeed(trx, userId);

export async function turnOff({ deps, viewer }: SignedInCaller): Promise<Answer> {
  await deleteFeed(deps.db, viewer.userId);
  return { feed: null };
}
