import { PIN_REPORT_REASONS, pinDetailsMissing } from '@liora/domain/rules/reportReasons';
import { sql } from 'kysely';
import type { ContentKind, HidingFlags } from '../../content/contentKind.ts';
import { KINDS_WITH_PHOTOS } from '../../content/subjectKinds.ts';
import type { Db } from '../../db/client.ts';
import { photoSight } from './photos.policy.ts';
import { detachForGood, updatePhotoFlags } from './photos.queries.ts';

/** A hidden photo keeps its bytes, so that restoring it brings it back just as it was. */
async function hidePhotos(trx: Db, ids: readonly string[], flags: HidingFlags) {
  for (const { belongs_to, subject_id } of await updatePhotoFlags(trx, ids, flags))
    if (subject_id) await KINDS_WITH_PHOTOS.get(belongs_to)?.photos.changed?.(trx, subject_id);
}

async function takePhotosAway(trx: Db, ids: readonly string[], now: Date) {
  for (const { belongs_to, subject_id } of await detachForGood(trx, ids, now))
    if (subject_id) await KINDS_WITH_PHOTOS.get(belongs_to)?.photos.changed?.(trx, subject_id);
}

export const photoContent: ContentKind = {
  from: sql`photos c`,
  columns: sql`c.id, c.user_id as owner, 'Photo' as title, null::text as text, c.subject_id is null as gone, c.is_hidden, c.is_reported`,
  id: sql`c.id`,
  sight: (viewer, as) => photoSight(viewer, as),
  hide: hidePhotos,
  takeAway: takePhotosAway,
  report: {
    reasons: PIN_REPORT_REASONS,
    detailsMissing: pinDetailsMissing,
    // One throwaway account would otherwise take anybody's face.
    onlyQueues: sql`c.belongs_to = 'profile'`,
  },
  live: {},
  address: null,
  erasure: 'goes with its owner',
  exported: sql`to_jsonb(c) - 'user_id'`,
};
