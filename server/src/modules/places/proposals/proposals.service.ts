import type { PlaceFactKind } from '@liora/domain/contract/placeFactKinds';
import { HOUR_SECONDS } from '@liora/domain/durations';
import { PLACE_CONFIRMS_PER_HOUR, PLACE_FACTS_PER_HOUR } from '@liora/domain/limits';
import type { Db } from '../../../db/client.ts';
import { takeFromLimit } from '../../../rateLimits/rateLimits.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { lockClosed, lockImported, storeConfirmation, storeProposal } from './proposals.queries.ts';

const REPORT_LIMIT = { name: 'place-fact', max: PLACE_FACTS_PER_HOUR, windowSeconds: HOUR_SECONDS };
const CONFIRM_LIMIT = { name: 'place-confirm', max: PLACE_CONFIRMS_PER_HOUR, windowSeconds: HOUR_SECONDS };

/**
 * Pins are their owners' to change, and of what is gone there is nothing left to say but that it is open again, where people
 * said that it is not: NOT_FOUND.
 */
async function requireImported(trx: Db, id: string, kind?: PlaceFactKind): Promise<string> {
  const place = await (kind === 'reopened' ? lockClosed : lockImported)(trx, id);
  if (!place) throw new ProductError('NOT_FOUND');
  return place;
}

/** 'Closed', 'moved', 'wrong hours' or 'open again': waits for an admin and changes nothing until then. Throws NOT_FOUND, RATE_LIMITED. */
export async function reportFact(
  { deps, viewer }: SignedInCaller,
  { place_id, kind, note }: { place_id: string; kind: PlaceFactKind; note: string | null },
) {
  return deps.db.transaction().execute(async (trx) => {
    const place = await requireImported(trx, place_id, kind);
    const said = { place_id: place, kind, note: note?.trim() || null, reported_by: viewer.userId };
    const { id, fresh } = await storeProposal(trx, said, deps.now());
    // Last: what is over the limit takes back what was stored, and saying the same again costs nothing.
    if (fresh) await takeFromLimit({ ...deps, db: trx }, REPORT_LIMIT, viewer.userId);
    return { id };
  });
}

/** 'Still right'. Throws NOT_FOUND, RATE_LIMITED. */
export async function confirmFacts({ deps, viewer }: SignedInCaller, placeId: string) {
  return deps.db.transaction().execute(async (trx) => {
    const place = await requireImported(trx, placeId);
    const said = { place_id: place, confirmed_by: viewer.userId };
    const { confirmed_at, fresh } = await storeConfirmation(trx, said, deps.now());
    if (fresh) await takeFromLimit({ ...deps, db: trx }, CONFIRM_LIMIT, viewer.userId);
    return { confirmed_at: confirmed_at.toISOString() };
  });
}
