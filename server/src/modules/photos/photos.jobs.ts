import { HOUR_MS, MINUTE_MS } from '@liora/domain/durations';
import {
  MEMORY_TRASH_DAYS,
  PHOTO_LOOSE_HOURS,
  PHOTO_PENDING_HOURS,
  PHOTOS_SWEPT_AT_ONCE,
} from '@liora/domain/limits';
import { isUuid } from '../../db/uuid.ts';
import type { Deps } from '../../deps.ts';
import { deletePending, giveUpLoose, isFileShared, knownIds, loosenTrashed } from './photos.queries.ts';

/** Ids begin with one of so many pairs of digits, evenly. */
const PARTS = 256;
/** Every part is looked at about once an hour. */
const PARTS_EACH_MINUTE = 4;
/**
 * Erases photos that nothing shows any more and uploads that never ended: first the files, unless another photo shows them,
 * then the row that leads to them. Of two that show the same files at once the second one erased takes them along; where two
 * nodes have one each, the files are left without a row, and go with the next round of parts. The row of what was withheld
 * stays, unseen, as long as another photo shows its files.
 */
async function sweepLoose({ db, photoStore, now }: Deps): Promise<void> {
  const before = (hours: number) => new Date(now().getTime() - hours * HOUR_MS);
  const given = { ready: before(PHOTO_LOOSE_HOURS), pending: before(PHOTO_PENDING_HOURS) };
  for (const photo of await giveUpLoose(db, given, PHOTOS_SWEPT_AT_ONCE)) {
    if (photo.remembered) continue;
    if (!(await isFileShared(db, photo))) await photoStore.erase(photo.file);
    await deletePending(db, photo.id);
  }
}

/**
 * Erases files without a row, as closed accounts leave them. The files are listed before the rows are read, and a row is there
 * before its files: an upload under way always has one.
 */
export async function sweepPart({ db, photoStore }: Deps, part: number): Promise<void> {
  const stored = (await photoStore.idsWith(part.toString(16).padStart(2, '0'))).filter(isUuid);
  if (stored.length === 0) return;
  const known = await knownIds(db, stored);
  for (const id of stored.filter((one) => !known.has(one))) await photoStore.erase(id);
}

/** Safe to run twice, on several nodes and beside uploads. */
export async function sweepPhotos(deps: Deps): Promise<void> {
  const now = deps.now();
  const trashed = new Date(now.getTime() - MEMORY_TRASH_DAYS * 24 * HOUR_MS);
  await loosenTrashed(deps.db, trashed, PHOTOS_SWEPT_AT_ONCE, now);
  await sweepLoose(deps);
  const first = Math.floor(now.getTime() / MINUTE_MS) * PARTS_EACH_MINUTE;
  for (let each = 0; each < PARTS_EACH_MINUTE; each += 1) await sweepPart(deps, (first + each) % PARTS);
}
