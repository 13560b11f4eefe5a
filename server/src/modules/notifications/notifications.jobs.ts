import { DAY_MS, MINUTE_MS } from '@liora/domain/durations';
import {
  NOTIFICATION_STORED_DAYS,
  NOTIFICATION_UNDO_MINUTES,
  NOTIFICATIONS_SWEPT_AT_ONCE,
} from '@liora/domain/limits';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { eraseAddedBefore, eraseRemovedBefore } from './notifications.queries.ts';

/** Erases what is old, and what was taken out and can be brought back no more. Safe to run twice and on several nodes. */
export async function sweepNotifications({ db, now }: Deps): Promise<number> {
  const ago = (ms: number) => new Date(now().getTime() - ms);
  const removed = await eraseAll(db, eraseRemovedBefore, ago(NOTIFICATION_UNDO_MINUTES * MINUTE_MS));
  return removed + (await eraseAll(db, eraseAddedBefore, ago(NOTIFICATION_STORED_DAYS * DAY_MS)));
}

async function eraseAll(db: Db, erase: typeof eraseAddedBefore, before: Date): Promise<number> {
  let erased = 0;
  for (let last = NOTIFICATIONS_SWEPT_AT_ONCE; last === NOTIFICATIONS_SWEPT_AT_ONCE; erased += last)
    last = await erase(db, before, NOTIFICATIONS_SWEPT_AT_ONCE);
  return erased;
}
