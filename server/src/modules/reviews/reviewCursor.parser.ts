import { UUID_PATTERN } from '../../db/uuid.ts';

/** Where a page of reviews ends, whatever it is sorted by. */
export interface ReviewPosition {
  total: number;
  /** `created_at` in microseconds since 1970, exact. */
  position: string;
  id: string;
}

const CURSOR = new RegExp(`^(\\d{1,2})\\.(\\d{1,16})\\.(${UUID_PATTERN})$`);

/** Anything that is none of ours starts over rather than failing. */
export function readReviewCursor(cursor: string | undefined): ReviewPosition | null {
  const [, total, position, id] = CURSOR.exec(cursor ?? '') ?? [];
  return total && position && id ? { total: Number(total), position, id } : null;
}

export const writeReviewCursor = ({ total, position, id }: ReviewPosition): string =>
  `${total}.${position}.${id}`;
