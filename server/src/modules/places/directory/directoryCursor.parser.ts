/** Where the look through places stands: the next one comes after this. */
export interface Position {
  /** Of its row of place_search; 0 where the look goes by ids alone. */
  key: number;
  id: string;
}

const CURSOR = /^(\d{1,15})~([A-Za-z0-9_-]{0,80})$/;

/** A cursor is 'key~id'; anything else starts over rather than failing. */
export function readPosition(cursor: string | undefined): Position {
  const [, key, id] = CURSOR.exec(cursor ?? '') ?? [];
  return { key: Number(key ?? 0), id: id ?? '' };
}

export const writePosition = ({ key, id }: Position): string => `${key}~${id}`;
