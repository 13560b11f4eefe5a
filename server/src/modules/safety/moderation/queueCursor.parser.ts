import { moderatedContent } from '@liora/domain/contract/decisionFacts';
import { UUID_PATTERN } from '../../../db/uuid.ts';
import type { ReportedType } from '../reports/reports.queries.ts';

/** Where a page of the queue ends. */
export interface QueuePosition {
  /** The part of the queue, from 0 on. */
  place: number;
  /** Since when it stands there: microseconds since 1970, exact. */
  position: string;
  content_type: ReportedType;
  content_id: string;
}

const CURSOR = new RegExp(`^([0-3])\\.(\\d{1,16})\\.([a-z]{1,10})\\.(${UUID_PATTERN})$`);

/** Anything that is none of ours starts over rather than failing. */
export function readQueueCursor(cursor: string | undefined): QueuePosition | null {
  const [, place, position, type, content_id] = CURSOR.exec(cursor ?? '') ?? [];
  const content_type = moderatedContent.safeParse(type).data;
  if (!place || !position || !content_type || !content_id) return null;
  return { place: Number(place), position, content_type, content_id };
}

export const writeQueueCursor = ({ place, position, content_type, content_id }: QueuePosition): string =>
  `${place}.${position}.${content_type}.${content_id}`;
