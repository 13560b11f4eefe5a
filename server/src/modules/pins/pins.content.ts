import { PIN_PHOTOS_MAX } from '@liora/domain/limits';
import { PIN_REPORT_REASONS, pinDetailsMissing } from '@liora/domain/rules/reportReasons';
import { sql } from 'kysely';
import type { ContentKind } from '../../content/contentKind.ts';
import { markTakenAway } from '../../content/deletion.queries.ts';
import { updatePhotoAddress, updatePinFlags } from './pinFlags.queries.ts';
import { pinSight } from './pins.policy.ts';

export const pinContent: ContentKind = {
  from: sql`dropped_pins c`,
  columns: sql`c.id, c.user_id as owner, c.title, c.description as text, c.deleted_at is not null as gone, c.is_hidden, c.is_reported`,
  id: sql`c.id`,
  parts: sql`select 'address' as kind, c.address as words, null::text as note where c.address is not null`,
  changedAt: sql`c.updated_at`,
  sight: (viewer, as) => pinSight(viewer, 'c', as),
  hide: updatePinFlags,
  takeAway: (trx, ids, now) => markTakenAway(trx, 'dropped_pins', ids, now),
  photos: { most: PIN_PHOTOS_MAX, changed: updatePhotoAddress },
  report: { reasons: PIN_REPORT_REASONS, detailsMissing: pinDetailsMissing },
  live: { pins: { sends: 'hint' } },
  address: 'place',
  erasure: 'goes with its owner',
  exported: sql`to_jsonb(c) - array['user_id', 'request_id']`,
};
