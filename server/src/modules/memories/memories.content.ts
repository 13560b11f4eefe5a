import { MEMORY_PHOTOS_MAX } from '@liora/domain/limits';
import { sql } from 'kysely';
import type { ContentKind } from '../../content/contentKind.ts';
import { theirs } from '../couples/joint/joint.policy.ts';

/** What only our own books need, and what somebody else wrote. */
const INTERNAL = [
  'user_id',
  'link_id',
  'request_id',
  'edited_by',
  'of_both',
  'claimed_share',
  'other_reflection',
];

/**
 * Nobody publishes a memory: it is in no list, search or preview, and is not reported itself (RUL-21 names what is). Its
 * photos can be, by whoever sees them.
 */
export const memoryContent: ContentKind = {
  from: sql`date_memories c`,
  columns: sql`c.id, c.user_id as owner, c.place_name as title, c.reflection as text, c.deleted_at is not null as gone,
    false as is_hidden, false as is_reported`,
  id: sql`c.id`,
  sight: (viewer) =>
    viewer ? sql`case when ${theirs(viewer, 'c')} then 'full' else 'none' end` : sql`'none'`,
  hide: null,
  takeAway: null,
  report: { reasons: [], detailsMissing: () => false },
  photos: { most: MEMORY_PHOTOS_MAX },
  live: { memories: { sends: 'hint' } },
  address: null,
  erasure: 'goes with its owner',
  exported: sql`to_jsonb(c) - ${INTERNAL}::text[]`,
};
