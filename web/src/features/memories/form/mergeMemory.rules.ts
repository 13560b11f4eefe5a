import type { DraftPhoto, MemoryDraft } from './memoryDraft.forms.ts';

/** Fields that two people can write differently; photos are put together instead. */
const FIELDS = ['place_name', 'date_completed', 'rating', 'mood', 'reflection'] as const;
export type MergedField = (typeof FIELDS)[number];

export interface Merge {
  /** What each changed alone stands as they left it; where both changed the same, it is one's own. */
  draft: MemoryDraft;
  /** What both changed, and not to the same. */
  conflicts: MergedField[];
}

/** One's own changes since `base`, and the other's, in one. */
export function mergeMemory(base: MemoryDraft, mine: MemoryDraft, theirs: MemoryDraft): Merge {
  const conflicts = FIELDS.filter(
    (field) => mine[field] !== base[field] && theirs[field] !== base[field] && mine[field] !== theirs[field],
  );
  const draft = { ...mine, photos: mergePhotos(base.photos, mine.photos, theirs.photos) };
  for (const field of FIELDS)
    if (mine[field] === base[field]) Object.assign(draft, { [field]: theirs[field] });
  return { draft, conflicts };
}

/** Nothing that either added is lost, and what either took away is gone; one's own captions and order lead. */
function mergePhotos(
  base: readonly DraftPhoto[],
  mine: readonly DraftPhoto[],
  theirs: readonly DraftPhoto[],
): DraftPhoto[] {
  const has = (photos: readonly DraftPhoto[], { id }: DraftPhoto) => photos.find((photo) => photo.id === id);
  const kept = mine.filter((photo) => !has(base, photo) || has(theirs, photo));
  const captioned = kept.map((photo) => {
    const before = has(base, photo);
    const other = has(theirs, photo);
    return before && other && before.caption === photo.caption ? { ...photo, caption: other.caption } : photo;
  });
  return [...captioned, ...theirs.filter((photo) => !has(base, photo) && !has(mine, photo))];
}

/** The words of both, one's own first. */
export const bothReflections = (mine: string, theirs: string): string =>
  [mine.trim(), theirs.trim()].filter(Boolean).join('\n\n');
