import type { Position } from './duplicates.queries.ts';

const CURSOR = /^(\d{1,15})\.(\d{1,15})$/;

/** A cursor is 'key.other'; anything else starts over rather than failing. */
export function readPosition(cursor: string | undefined): Position {
  const [, key, other] = CURSOR.exec(cursor ?? '') ?? [];
  return key && other ? { key: Number(key), other: Number(other) } : { key: 0, other: 0 };
}

export const writePosition = ({ key, other }: Position): string => `${key}.${other}`;
