import { UUID_PATTERN } from '../../../db/uuid.ts';

/** Where a page of plans that is sorted by likes ends. */
export interface LikedPosition {
  like_count: number;
  /** `created_at` in microseconds since 1970, exact. */
  position: string;
  id: string;
}

const CURSOR = new RegExp(`^(\\d{1,9})\\.(\\d{1,18})\\.(${UUID_PATTERN})$`);

/** Anything that is none of ours starts over rather than failing. */
export function readLikedCursor(cursor: string | undefined): LikedPosition | null {
  const [, likes, position, id] = CURSOR.exec(cursor ?? '') ?? [];
  return likes && position && id ? { like_count: Number(likes), position, id } : null;
}

export const writeLikedCursor = ({ like_count, position, id }: LikedPosition): string =>
  `${like_count}.${position}.${id}`;
