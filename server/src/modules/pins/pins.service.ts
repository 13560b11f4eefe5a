import type { OwnPin } from '@liora/domain/contract/pinCards';
import { HOUR_SECONDS } from '@liora/domain/durations';
import {
  OWN_THINGS_COUNTED,
  PIN_SAME_SPOT_DEGREES,
  PIN_UNDO_DELETE_MINUTES,
  PINS_AT_LOCATION_MAX,
  PINS_CHANGED_AT_ONCE,
  PINS_CREATED_PER_HOUR,
  PINS_OF_TITLE_COMPARED,
} from '@liora/domain/limits';
import { deleteOwn, restoreOwn } from '../../content/deletion.service.ts';
import type { Db } from '../../db/client.ts';
import { pageFrom, readTimeCursor } from '../../db/newestFirst.ts';
import { takeFromLimit } from '../../rateLimits/rateLimits.ts';
import type { Caller, SignedInCaller } from '../../rpc/context.ts';
import { ProductError } from '../../rpc/errors.ts';
import { attachPhotos, photosOf } from '../photos/photos.service.ts';
import { lookUpLater } from './locate/lookUp.service.ts';
import { updatePhotoAddress } from './pinFlags.queries.ts';
import { isPinOwner } from './pins.policy.ts';
import { countPins, findPin, type PinRow, pinsAtLocation, pinsOf } from './pins.queries.ts';
import { toOwnPin, toPinCard } from './pins.views.ts';
import { type Content, pinFields } from './write/pinContent.service.ts';
import { hidePins, insertPin, type PinFields, pinOfRequest, updatePin } from './write/pinWrites.queries.ts';

const CREATE_LIMIT = { name: 'pin-create', max: PINS_CREATED_PER_HOUR, windowSeconds: HOUR_SECONDS };

/** The caller's own pin, or the refusal that fits: not found when invisible, not owner when visible (PIN-03). */
async function requireOwnPin(caller: SignedInCaller, id: string): Promise<PinRow> {
  const pin = await findPin(caller.deps.db, caller.viewer, id);
  if (!pin) throw new ProductError('NOT_FOUND');
  if (!isPinOwner(pin, caller.viewer)) throw new ProductError('NOT_OWNER');
  return pin;
}

export async function getOwnPin(caller: SignedInCaller, id: string): Promise<OwnPin> {
  return withPhotos(caller, await requireOwnPin(caller, id));
}

async function withPhotos({ deps, viewer }: SignedInCaller, pin: PinRow): Promise<OwnPin> {
  const photos = await photosOf(deps.db, viewer, 'pin', [pin.id]);
  return toOwnPin(pin, photos.get(pin.id) ?? []);
}

/** Makes these the photos of a pin whose row the transaction has locked; nothing given leaves them as they are. */
async function showPhotos(
  trx: Db,
  { deps, viewer }: SignedInCaller,
  id: string,
  photoIds: readonly string[] | undefined,
): Promise<void> {
  if (!photoIds) return;
  const { userId } = viewer;
  await attachPhotos(trx, { kind: 'pin', subjectId: id, userId, photoIds, venueId: id }, deps.now());
  await updatePhotoAddress(trx, id);
}

/** Stores a pin once per request id; an address without a point is looked up behind the answer (SRCH-31). */
export async function createPin(
  caller: SignedInCaller,
  content: Content & { request_id: string },
): Promise<OwnPin> {
  const { deps, viewer } = caller;
  const earlier = await pinOfRequest(deps.db, viewer.userId, content.request_id);
  if (earlier) return getOwnPin(caller, earlier);
  const fields = pinFields(viewer, content, false);
  const id = await deps.db.transaction().execute(async (trx) => {
    const stored = await insertPin(trx, viewer.userId, content.request_id, fields, deps.now());
    if (stored.isNew) {
      // Inside, so that one request that comes twice at once counts once.
      await takeFromLimit({ ...deps, db: trx }, CREATE_LIMIT, viewer.userId);
      await lookUpLater({ ...deps, db: trx }, { id: stored.id, ...fields });
      await showPhotos(trx, caller, stored.id, content.photos);
    }
    return stored.id;
  });
  return getOwnPin(caller, id);
}

/** Changes an own pin that still stands as this edit began with it; else PIN_CHANGED with the pin as it is now. */
export async function editPin(
  caller: SignedInCaller,
  content: Content & { id: string; version: number },
): Promise<OwnPin> {
  const { deps, viewer } = caller;
  const before = await requireOwnPin(caller, content.id);
  const fields = pinFields(viewer, content, before.is_prive);
  const isChanged = await deps.db.transaction().execute(async (trx) => {
    const changed = await updatePin(trx, viewer.userId, content, fields, deps.now());
    if (changed) {
      await lookUpLater({ ...deps, db: trx }, { id: content.id, ...fields });
      await showPhotos(trx, caller, content.id, content.photos);
    }
    return changed;
  });
  const after = await requireOwnPin(caller, content.id);
  const pin = await withPhotos(caller, after);
  if (isChanged || (isAsSent(after, fields) && areAsSent(pin, content.photos))) return pin;
  throw new ProductError('PIN_CHANGED', { pin });
}

/** The same edit sent again, because its answer got lost, finds what it wrote. */
function isAsSent(pin: PinRow, fields: PinFields): boolean {
  return Object.entries(fields).every(([name, value]) => Reflect.get(pin, name) === value);
}

const areAsSent = ({ photos }: OwnPin, sent: readonly string[] | undefined): boolean =>
  sent === undefined || sent.join() === photos.map(({ id }) => id).join();

const UNDOABLE = { table: 'dropped_pins', undoMinutes: PIN_UNDO_DELETE_MINUTES } as const;

export async function deletePin(caller: SignedInCaller, id: string) {
  const deleted = await deleteOwn(caller, UNDOABLE, id);
  if (deleted) return deleted;
  await requireOwnPin(caller, id);
  throw new ProductError('NOT_FOUND');
}

export const restorePin = (caller: SignedInCaller, id: string) => restoreOwn(caller, UNDOABLE, id);

/** A page of the caller's own pins, private ones and those under review too. */
export async function ownPins(
  { deps, viewer }: SignedInCaller,
  request: { cursor?: string | undefined; limit: number },
) {
  const after = readTimeCursor(request.cursor);
  const found = await pinsOf(deps.db, viewer.userId, { after, limit: request.limit + 1 });
  const { page, nextCursor } = pageFrom(found, request.limit);
  const ids = page.map(({ id }) => id);
  const photos = await photosOf(deps.db, viewer, 'pin', ids);
  return { pins: page.map((pin) => toOwnPin(pin, photos.get(pin.id) ?? [])), nextCursor };
}

/** How many pins the caller has, private ones too. */
export const countOwnPins = ({ deps, viewer }: SignedInCaller): Promise<number> =>
  countPins(deps.db, viewer.userId, OWN_THINGS_COUNTED);

/** Makes own pins private, a hundred to a statement: the search rows of each are written with it. */
export async function makePinsPrivate({ deps, viewer }: SignedInCaller, ids: readonly string[] | 'all') {
  let changed = 0;
  for (;;) {
    const some = await hidePins(deps.db, viewer.userId, ids, {
      now: deps.now(),
      limit: PINS_CHANGED_AT_ONCE,
    });
    changed += some;
    if (some < PINS_CHANGED_AT_ONCE) return { changed };
  }
}

/** Pins that the caller may see at a point or of a title (PIN-18, PIN-19, RUL-84). */
export async function findPinsAt(
  { deps, viewer }: Caller,
  { at, title, own }: { at: { latitude: number; longitude: number } | null; title: string; own: boolean },
) {
  const found = await pinsAtLocation(deps.db, viewer, {
    at,
    own,
    title: title.trim(),
    degrees: PIN_SAME_SPOT_DEGREES,
    limit: PINS_AT_LOCATION_MAX,
    compared: PINS_OF_TITLE_COMPARED,
  });
  return {
    pins: found.map((pin) => ({
      ...toPinCard(pin),
      is_own: isPinOwner(pin, viewer),
      match: pin.match,
      distanceMiles: pin.miles,
    })),
  };
}
