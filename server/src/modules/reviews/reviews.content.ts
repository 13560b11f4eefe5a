import { REVIEW_PHOTOS_MAX, REVIEW_TITLE_CHARS } from '@liora/domain/limits';
import { PIN_REPORT_REASONS, pinDetailsMissing } from '@liora/domain/rules/reportReasons';
import { sql } from 'kysely';
import type { ContentKind } from '../../content/contentKind.ts';
import { markTakenAway } from '../../content/deletion.queries.ts';
import { reviewSight } from './reviews.policy.ts';
import { updateReviewFlags } from './write/reviewWrites.queries.ts';

/**
 * A review goes by the name of its place: moderators read it, and its author and who reported it are told it, whatever they see of
 * the place by now. So it is one that everybody sees; of a pin that its owner has made private since it is the words of the review.
 */
const TITLE = sql`coalesce(
  (select p.name from place_search p where p.ref = c.ref and place_visible(p.owner, p.vis, null, false, '{}') order by p.source limit 1),
  left(c.text, ${sql.lit(REVIEW_TITLE_CHARS)}), c.place_id)`;
/** What only our own books need. */
const INTERNAL = [
  'user_id',
  'request_id',
  'ref',
  'pin_id',
  'superseded',
  'total',
  'counts',
  'held_at',
  'cleared_at',
];

export const reviewContentKind: ContentKind = {
  from: sql`liora_reviews c`,
  columns: sql`c.id, c.user_id as owner, ${TITLE} as title, c.text, c.deleted_at is not null as gone, c.is_hidden, c.is_reported`,
  id: sql`c.id`,
  changedAt: sql`c.updated_at`,
  sight: (viewer, as) => reviewSight(viewer, 'c', as),
  hide: updateReviewFlags,
  takeAway: (trx, ids, now) => markTakenAway(trx, 'liora_reviews', ids, now),
  photos: { most: REVIEW_PHOTOS_MAX },
  report: { reasons: PIN_REPORT_REASONS, detailsMissing: pinDetailsMissing },
  live: { reviews: { sends: 'hint' } },
  address: null,
  erasure: 'goes with its owner',
  exported: sql`to_jsonb(c) - ${INTERNAL}::text[]`,
};
