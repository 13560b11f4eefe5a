import { MEMORY_PHOTOS_MAX } from '@liora/domain/limits';
import { sql } from 'kysely';
import type { ContentKind } from '../../../content/contentKind.ts';
import { shareSight } from './shares.policy.ts';

const INTERNAL = ['user_id', 'code_hash', 'request_id'];

/** What a link shows. It is listed nowhere; its photos are copies, and can be reported by whoever sees them. */
export const sharedMemoryContent: ContentKind = {
  from: sql`memory_shares c`,
  columns: sql`c.id, c.user_id as owner, c.place_name as title, c.reflection as text, c.revoked_at is not null as gone,
    false as is_hidden, false as is_reported`,
  id: sql`c.id`,
  sight: () => shareSight('c'),
  hide: null,
  takeAway: null,
  report: { reasons: [], detailsMissing: () => false },
  photos: { most: MEMORY_PHOTOS_MAX, copiesAlone: true },
  live: {},
  address: null,
  erasure: 'goes with its owner',
  exported: sql`to_jsonb(c) - ${INTERNAL}::text[]`,
};
