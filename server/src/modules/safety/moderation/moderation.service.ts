import {
  MODERATION_HISTORY_PAGE,
  MODERATION_QUEUE_ITEMS,
  MODERATION_REPORTS_SHOWN,
} from '@liora/domain/limits';
import { recordAction } from '../../../audit/recordAction.ts';
import { flagContent } from '../../../content/hideContent.queries.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { photosForModerators } from '../../photos/moderatedPhotos.service.ts';
import { titleOf } from '../content.queries.ts';
import type { ReportedType } from '../reports/reports.queries.ts';
import {
  type Action,
  countOpenItems,
  decisionsBefore,
  insertDecision,
  openItems,
  reportsOf,
} from './moderation.queries.ts';
import { toDecision, toModerationItem } from './moderation.views.ts';

/** What waits for a decision, oldest first, with the newest reports of it, how many there are, and what is known of who reported (RUL-15). */
export async function moderationQueue({ deps }: SignedInCaller) {
  const [items, open] = await Promise.all([
    openItems(deps.db, MODERATION_QUEUE_ITEMS),
    countOpenItems(deps.db),
  ]);
  const [reports, photos] = await Promise.all([
    reportsOf(deps.db, items, MODERATION_REPORTS_SHOWN),
    photosForModerators(deps.db, items),
  ]);
  const photosOfItem = ({ content_type, content_id }: (typeof items)[number]) =>
    photos.get(`${content_type} ${content_id}`) ?? [];
  return { items: items.map((item) => toModerationItem(item, reports, photosOfItem(item))), open };
}

/** Who decided what, when and why, newest first. */
export async function moderationHistory({ deps }: SignedInCaller, cursor: string | undefined) {
  const before = cursor && /^\d{1,15}$/.test(cursor) ? Number(cursor) : null;
  const found = await decisionsBefore(deps.db, before, MODERATION_HISTORY_PAGE + 1);
  const page = found.slice(0, MODERATION_HISTORY_PAGE);
  const last = page.at(-1);
  return {
    decisions: page.map(toDecision),
    nextCursor: last && found.length > page.length ? String(last.id) : null,
  };
}

/** Restores or hides a thing and answers all its waiting reports; every decision is kept. */
export async function decideContent(
  { deps, viewer }: SignedInCaller,
  action: Action,
  input: { content_type: ReportedType; content_id: string; reason: string },
) {
  const { content_type, content_id, reason } = input;
  await deps.db.transaction().execute(async (trx) => {
    // First: it locks the row, so that a report that comes meanwhile waits and opens the case again.
    const flags = action === 'hide' ? { is_hidden: true } : { is_hidden: false, is_reported: false };
    await flagContent(trx, content_type, content_id, flags);
    const title = await titleOf(trx, content_type, content_id);
    if (title === null) throw new ProductError('NOT_FOUND');
    const decided_at = deps.now();
    await insertDecision(trx, {
      content_type,
      content_id,
      content_title: title,
      action,
      reason,
      decided_by: viewer.userId,
      decided_at,
    });
    await recordAction(trx, {
      at: decided_at,
      adminId: viewer.userId,
      action: `content.${action}`,
      subject: { type: content_type === 'profile' ? 'member' : content_type, id: content_id },
      reason,
    });
  });
  return {};
}
