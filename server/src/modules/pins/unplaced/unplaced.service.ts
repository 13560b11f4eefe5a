import type { UnplacedPin } from '@liora/domain/contract/unplacedPins';
import { MINUTE_MS } from '@liora/domain/durations';
import { PIN_POINT_UNDO_MINUTES, UNPLACED_PINS_PAGE } from '@liora/domain/limits';
import { recordAction } from '../../../audit/recordAction.ts';
import type { Db } from '../../../db/client.ts';
import { pageFrom, readTimeCursor } from '../../../db/newestFirst.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { hasPlaced, lockPublished, storePoint, type UnplacedRow, unplacedPins } from './unplaced.queries.ts';

type Refused = 'changed' | null;

/** A page of published pins that have an address and no point. */
export async function listUnplaced({ deps, viewer }: SignedInCaller, cursor: string | undefined) {
  const after = readTimeCursor(cursor);
  const found = await unplacedPins(deps.db, viewer, { after, limit: UNPLACED_PINS_PAGE + 1 });
  const { page, nextCursor } = pageFrom(found, UNPLACED_PINS_PAGE);
  return { pins: page.map(toUnplaced), nextCursor };
}

function toUnplaced({ created_at, looked_up_at, position: _, ...row }: UnplacedRow): UnplacedPin {
  const { user_id, username, profile_photo_url, ...pin } = row;
  return {
    ...pin,
    creator: { user_id, username, profile_photo_url },
    created_at: created_at.toISOString(),
    looked_up_at: looked_up_at?.toISOString() ?? null,
  };
}

const note = (
  trx: Db,
  { deps, viewer }: SignedInCaller,
  action: 'pin.set-point' | 'pin.undo-point',
  id: string,
) =>
  // Without the point: the list of actions outlives the pin.
  recordAction(trx, { at: deps.now(), adminId: viewer.userId, action, subject: { type: 'pin', id } });

/** Gives a published pin the point that its address has; never another one (RUL-85). */
export async function setPoint(
  caller: SignedInCaller,
  { id, version, at }: { id: string; version: number; at: { latitude: number; longitude: number } },
): Promise<{ version: number; refused: Refused }> {
  return caller.deps.db.transaction().execute(async (trx) => {
    const pin = await lockPublished(trx, caller.viewer, id);
    if (!pin) throw new ProductError('NOT_FOUND');
    const isRepeated =
      pin.version === version + 1 && pin.latitude === at.latitude && pin.longitude === at.longitude;
    if (isRepeated) return { version: pin.version, refused: null };
    if (pin.version !== version || pin.latitude !== null || !pin.address)
      return { version: pin.version, refused: 'changed' as const };
    const stored = await storePoint(trx, id, at);
    await note(trx, caller, 'pin.set-point', id);
    return { version: stored, refused: null };
  });
}

/** Takes the point back that the caller set, as long as the pin stands as it stood then. */
export async function takePointBack(
  caller: SignedInCaller,
  { id, version }: { id: string; version: number },
): Promise<{ refused: Refused }> {
  const { deps, viewer } = caller;
  const since = new Date(deps.now().getTime() - PIN_POINT_UNDO_MINUTES * MINUTE_MS);
  return deps.db.transaction().execute(async (trx) => {
    const pin = await lockPublished(trx, viewer, id);
    if (!pin) throw new ProductError('NOT_FOUND');
    if (pin.latitude === null && pin.version === version + 1) return { refused: null };
    if (pin.version !== version || pin.latitude === null) return { refused: 'changed' as const };
    if (!(await hasPlaced(trx, viewer.userId, id, since))) throw new ProductError('UNDO_TOO_LATE');
    await storePoint(trx, id, null);
    await note(trx, caller, 'pin.undo-point', id);
    return { refused: null };
  });
}
