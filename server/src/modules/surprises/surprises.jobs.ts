import { SURPRISES_BATCH } from '@liora/domain/limits';
import { openReveals, surpriseEnd } from '@liora/domain/rules/surprises';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { addNotification } from '../notifications/addNotification.service.ts';
import { releaseSurprises } from '../plans/write/surprisePlan.service.ts';
import {
  type BatchEnd,
  endSurprises,
  lockOpen,
  noteNotified,
  type OpenSurprise,
} from './surprises.queries.ts';

const BEFORE_ALL: BatchEnd = { at: '-infinity', id: '00000000-0000-0000-0000-000000000000' };

/**
 * Tells whom a surprise is for that something of it has opened, and makes the plans of those that are over plans of the two.
 * What is open is the clock's alone (surprises.views.ts): a job that runs late tells late, and shows nothing late.
 */
export async function followSurprises(deps: Deps, most = SURPRISES_BATCH): Promise<void> {
  let after: BatchEnd | null = BEFORE_ALL;
  while (after) {
    const from: BatchEnd = after;
    after = await deps.db.transaction().execute((trx) => followBatch(deps, trx, { after: from, most }));
  }
}

/** Where the next batch begins; null: there is none. */
async function followBatch(
  deps: Deps,
  trx: Db,
  batch: { after: BatchEnd; most: number },
): Promise<BatchEnd | null> {
  const now = deps.now();
  const rows = await lockOpen(trx, { ...batch, now });
  const off = rows.filter((row) => row.is_called_off);
  const over = rows.filter((row) => !row.is_called_off && surpriseEnd(row) <= now);
  for (const row of rows) if (!row.is_called_off && row.is_shared) await notifyGuest(deps, trx, row, now);
  const ended = [...off, ...over];
  await endSurprises(
    trx,
    ended.map(({ id }) => id),
    now,
  );
  await releaseSurprises(
    trx,
    off.map(({ plan_id }) => plan_id),
    { shared: false },
  );
  await releaseSurprises(
    trx,
    over.map(({ plan_id }) => plan_id),
    { shared: true },
  );
  return rows.length === batch.most ? (rows.at(-1) ?? null) : null;
}

/** All that has opened since is one notification: what it is, only the page says. */
async function notifyGuest(deps: Deps, trx: Db, row: OpenSurprise, now: Date): Promise<void> {
  const open = openReveals(row, now);
  if (open.every((what) => row.told.includes(what))) return;
  await noteNotified(trx, row.id, open);
  await addNotification(deps, trx, {
    userId: row.for_user_id,
    fromUserId: row.user_id,
    type: 'surprise_opened',
    data: { surprise_id: row.id, starts_at: row.starts_at.toISOString(), time_zone: row.time_zone },
  });
}
