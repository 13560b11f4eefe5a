import { PIN_REPORT_REASONS, pinDetailsMissing } from '@liora/domain/rules/reportReasons';
import { sql } from 'kysely';
import type { ContentKind } from '../../../content/contentKind.ts';
import { hasBlocked } from '../../safety/blocks/blocks.policy.ts';
import { updatePhotoAddress } from './profile.queries.ts';

/** A profile's id is the user id. Name and photo stand beside all that a person publishes: only a block or a suspension hides them (RUL-79). */
export const profileContent: ContentKind = {
  from: sql`profiles c`,
  columns: sql`c.user_id as id, c.user_id as owner, c.username as title, c.bio as text, false as gone, false as is_hidden, false as is_reported`,
  id: sql`c.user_id`,
  changedAt: sql`c.updated_at`,
  sight: (viewer) =>
    sql`case when c.is_away or ${hasBlocked(viewer, 'c.user_id')} then 'none' else 'full' end`,
  hide: null,
  takeAway: null,
  report: { reasons: PIN_REPORT_REASONS, detailsMissing: pinDetailsMissing },
  photos: { most: 1, changed: updatePhotoAddress },
  live: {},
  address: null,
  erasure: 'goes with its owner',
  exported: sql`to_jsonb(c)`,
};
