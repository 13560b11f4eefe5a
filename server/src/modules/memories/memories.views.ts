import type { Memory } from '@liora/domain/contract/memories';
import type { MemoryFacts, MemoryPhoto } from '@liora/domain/contract/memory';
import type { PlaceCard } from '@liora/domain/contract/places';
import type { PlanCard } from '@liora/domain/contract/planCards';
import { DAY_MS } from '@liora/domain/durations';
import { MEMORY_TRASH_DAYS } from '@liora/domain/limits';
import type { Viewer } from '../../rpc/context.ts';
import type { JointPhotoRow } from '../photos/joint/jointPhotos.types.ts';
import { isShared } from './memories.policy.ts';
import type { MemoryRow } from './memories.queries.ts';

const TRASH_MS = MEMORY_TRASH_DAYS * DAY_MS;

/** Until when something taken out then can be brought back. */
export const restorableUntil = (takenOut: Date): string =>
  new Date(takenOut.getTime() + TRASH_MS).toISOString();
/** What was taken out before cannot be brought back any more. */
export const restorableSince = (now: Date): Date => new Date(now.getTime() - TRASH_MS);

const byWhom = (userId: string, viewer: Viewer) => (userId === viewer.userId ? 'you' : 'partner');

type ShownPhoto = Pick<JointPhotoRow, 'id' | 'width' | 'height' | 'thumbhash' | 'caption' | 'user_id'>;

export const toMemoryPhoto = (
  { id, width, height, thumbhash, caption, user_id }: ShownPhoto,
  viewer: Viewer,
): MemoryPhoto => ({ id, width, height, thumbhash, caption, by: byWhom(user_id, viewer) });

export function toMemoryFacts(row: MemoryRow, viewer: Viewer, photos: readonly JointPhotoRow[]): MemoryFacts {
  const { id, place_name, rating, mood, reflection, version } = row;
  return {
    id,
    place_name,
    date_completed: row.day,
    rating,
    mood,
    reflection,
    photos: photos.map((photo) => toMemoryPhoto(photo, viewer)),
    shared: isShared(row, viewer),
    by: byWhom(row.user_id, viewer),
    edited_by: row.edited_by === null ? null : byWhom(row.edited_by, viewer),
    words: { yours: row.yours, theirs: row.theirs },
    version,
    created_at: row.created_at.toISOString(),
    restorable_until: row.deleted_at && restorableUntil(row.deleted_at),
  };
}

export interface Around {
  photos: readonly JointPhotoRow[];
  place: PlaceCard | null;
  plan: PlanCard | null;
}

export const toMemory = (row: MemoryRow, viewer: Viewer, { photos, place, plan }: Around): Memory => ({
  ...toMemoryFacts(row, viewer, photos),
  place,
  plan: plan && { id: plan.id, title: plan.title },
});
