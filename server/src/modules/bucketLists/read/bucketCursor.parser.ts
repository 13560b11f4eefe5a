import { isCalendarDate } from '@liora/domain/rules/calendarDate';
import { UUID_PATTERN } from '../../../db/uuid.ts';
import type { OrderRow } from '../bucketLists.queries.ts';

const CURSOR = new RegExp(`^(\\d)\\.(\\d|-)\\.(\\d{1,15})\\.(\\d{4}-\\d\\d-\\d\\d|-)\\.(${UUID_PATTERN})$`);

/** Where a page ends: all that its order is made of, so that it holds also when the item itself has moved or is gone. */
export function writeBucketCursor({ id, wishes: { mine, partner }, created_at, done_on }: OrderRow): string {
  return [mine, partner ?? '-', Date.parse(created_at), done_on ?? '-', id].join('.');
}

/** Anything that is none of ours starts over rather than failing. */
export function readBucketCursor(cursor: string | undefined): OrderRow | null {
  const [, mine, partner, at, day, id] = CURSOR.exec(cursor ?? '') ?? [];
  const doneOn = day === '-' || day === undefined ? null : day;
  if (!id || Number(at) > LATEST_MS || (doneOn && !isCalendarDate(doneOn))) return null;
  return {
    id,
    wishes: { mine: Number(mine), partner: partner === '-' ? null : Number(partner) },
    created_at: new Date(Number(at)).toISOString(),
    done_on: doneOn,
  };
}

/** The last day that an ISO text of four digits holds. */
const LATEST_MS = Date.UTC(9999, 0, 1);
