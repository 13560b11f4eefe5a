import { HOUR_MS } from '@liora/domain/durations';
import { DIGEST_LATE_HOURS, DIGESTS_QUEUED_AT_ONCE } from '@liora/domain/limits';
import { nextDigest } from '@liora/domain/rules/digest';
import type { Deps } from '../../../deps.ts';
import { setDigestAt } from '../settings/settings.queries.ts';
import { zoneOf } from '../settings/settings.service.ts';
import { lockDueDigests } from './digest.queries.ts';

/**
 * Queues the digests that are due and says when the next ones are, in one transaction: of several nodes each digest is queued by
 * one. How many it saw to.
 */
export async function queueDueDigests(deps: Deps): Promise<number> {
  let queued = 0;
  for (let last = DIGESTS_QUEUED_AT_ONCE; last === DIGESTS_QUEUED_AT_ONCE; queued += last)
    last = await queueSome(deps);
  return queued;
}

async function queueSome({ config, db, queue, now }: Deps): Promise<number> {
  const at = now();
  const late = new Date(at.getTime() - DIGEST_LATE_HOURS * HOUR_MS);
  return db.transaction().execute(async (trx) => {
    const due = await lockDueDigests(trx, at, DIGESTS_QUEUED_AT_ONCE);
    for (const { user_id, digest_at, time_zone } of due) {
      await setDigestAt(trx, user_id, nextDigest(at, zoneOf(config, time_zone)));
      const week = digest_at.toISOString().slice(0, 10);
      if (digest_at > late) await queue.send(trx, 'notice-letters', { digestOf: user_id, week });
    }
    return due.length;
  });
}
