import { isCalendarDate } from '@liora/domain/rules/calendarDate';
import { UUID_PATTERN } from '../../db/uuid.ts';
import type { ListPosition } from './checkInList.queries.ts';

const CURSOR = new RegExp(
  `^(\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01]))\\.(day|week)\\.(${UUID_PATTERN})$`,
);

/** A cursor is 'date.kind.id'; anything else, and a date that no calendar has, starts over rather than failing. */
export function readCheckInCursor(cursor: string | undefined): ListPosition | null {
  const [, period, kind, id] = CURSOR.exec(cursor ?? '') ?? [];
  return period && kind && id && isCalendarDate(period) ? { period, kind, id } : null;
}

export const writeCheckInCursor = ({ period, kind, id }: ListPosition): string => `${period}.${kind}.${id}`;
