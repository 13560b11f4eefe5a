/** Where a page of reviews ends, whatever it is sorted by. */
export interface ReviewPosition {
  total: number;
  /** `created_at` in microseconds since 1970, exact. */
  position: string;
  id: string;
}

const CURSOR = /^(\d{1,2})\.(\d{1,16})\.([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;

/** Anything that is none of ours starts over rather than failing. */
export function readReviewCursor(cursor: string | undefined): ReviewPosition | null {
  const [, total, position, id] = CURSOR.exec(cursor ?? '') ?? [];
  return total && position && id ? { total: Number(total), position, id } : null;
}

export const writeReviewCursor = ({ total, position, id }: ReviewPosition): string =>
  `${total}.${position}.${id}`;
