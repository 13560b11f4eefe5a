import {
  MODERATION_HISTORY_PAGE,
  MODERATION_QUEUE_ITEMS,
  MODERATION_REPORTS_SHOWN,
} from '@liora/domain/limits';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { photosForModerators } from '../../photos/moderatedPhotos.service.ts';
import { decisionsBefore } from './decisions.queries.ts';
import { reportsOf } from './moderation.queries.ts';
import { toDecision, toModerationItem } from './moderation.views.ts';
import { countOpenItems, openItems } from './queue.queries.ts';

/** What waits for a decision, objections before all, then the oldest first, with the newest reports of it, how many there are, and what is known of who reported (RUL-15). */
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
