import { isCalendarDate } from '@liora/domain/rules/calendarDate';
import { UUID_PATTERN } from '../../db/uuid.ts';

/** Where a page of memories ends: day, moment of writing in microseconds since 1970, and id. */
export interface MemoryPosition {
  day: string;
  position: string;
  id: string;
}

const CURSOR = new RegExp(`^(\\d{4}-\\d{2}-\\d{2})\\.(\\d{1,18})\\.(${UUID_PATTERN})$`);

/** What is none of ours begins anew. */
export function readMemoryCursor(cursor: string | undefined): MemoryPosition | null {
  const [, day, position, id] = CURSOR.exec(cursor ?? '') ?? [];
  return day && position && id && isCalendarDate(day) ? { day, position, id } : null;
}

export const writeMemoryCursor = ({ day, position, id }: MemoryPosition): string =>
  `${day}.${position}.${id}`;
