import { type RawBuilder, sql } from 'kysely';
import { UUID_PATTERN } from './uuid.ts';

/** Where a page of a list that is sorted newest first ends: `created_at` in microseconds since 1970, exact, and the id. */
export interface TimePosition {
  position: string;
  id: string;
}

const CURSOR = new RegExp(`^(\\d{1,18})\\.(${UUID_PATTERN})$`);

/** A cursor is 'microseconds.id'; anything else starts over rather than failing. */
export function readTimeCursor(cursor: string | undefined): TimePosition | null {
  const [, position, id] = CURSOR.exec(cursor ?? '') ?? [];
  return position && id ? { position, id } : null;
}

export const writeTimeCursor = ({ position, id }: TimePosition): string => `${position}.${id}`;

/** `alias.created_at` as the first half of a cursor. */
export const timePosition = (alias: string): RawBuilder<string> =>
  sql`(extract(epoch from ${sql.ref(`${alias}.created_at`)}) * 1000000)::bigint::text`;

/** Rows that come after `after`, which is not among them; all when there is none. `id`: the column of its second half. */
export function isAfter(alias: string, after: TimePosition | null, id = 'id'): RawBuilder<boolean> {
  if (!after) return sql`true`;
  return sql`(${sql.ref(`${alias}.created_at`)}, ${sql.ref(`${alias}.${id}`)})
    < (timestamptz 'epoch' + ${after.position}::bigint * interval '1 microsecond', ${after.id}::uuid)`;
}

/** The row `newest` of such a list and those that come after it. */
export function isUpTo(alias: string, newest: TimePosition): RawBuilder<boolean> {
  return sql`(${sql.ref(`${alias}.created_at`)}, ${sql.ref(`${alias}.id`)})
    <= (timestamptz 'epoch' + ${newest.position}::bigint * interval '1 microsecond', ${newest.id}::uuid)`;
}

/** What `limit + 1` rows make: a page, and the cursor of the next one when there is more. */
export function pageFrom<Row extends TimePosition>(found: readonly Row[], limit: number) {
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return { page, nextCursor: last && found.length > limit ? writeTimeCursor(last) : null };
}
