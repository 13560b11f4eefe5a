import type { ModerationItem } from '@liora/domain/contract/safety';
import {
  MODERATION_HISTORY_PAGE,
  MODERATION_QUEUE_ITEMS,
  MODERATION_REPORTS_SHOWN,
} from '@liora/domain/limits';
import type { Db } from '../../../db/client.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { photosForModerators } from '../../photos/moderatedPhotos.service.ts';
import { decisionsBefore } from './decisions.queries.ts';
import { itemsOf, type KnownThing } from './items.queries.ts';
import { reportsOf } from './moderation.queries.ts';
import { toDecision, toModerationItem } from './moderation.views.ts';
import { countOpenItems, waitingThings } from './queue.queries.ts';
import { readQueueCursor, writeQueueCursor } from './queueCursor.parser.ts';

/**
 * What waits for a decision, what nobody has judged and is hidden before all, page by page, with the newest reports of each thing,
 * how many there are, and what is known of who reported (RUL-15).
 */
export async function moderationQueue({ deps, viewer }: SignedInCaller, cursor?: string) {
  const [waiting, open] = await Promise.all([
    waitingThings(deps.db, readQueueCursor(cursor), MODERATION_QUEUE_ITEMS + 1),
    countOpenItems(deps.db),
  ]);
  const page = waiting.slice(0, MODERATION_QUEUE_ITEMS);
  const last = page.at(-1);
  const nextCursor = last && waiting.length > page.length ? writeQueueCursor(last) : null;
  return { items: await toItems(deps.db, page, viewer.userId), open, nextCursor };
}

/** Things as this moderator reads them. */
export async function toItems(
  db: Db,
  things: readonly KnownThing[],
  readerId: string,
): Promise<ModerationItem[]> {
  const items = await itemsOf(db, things);
  const [reports, photos] = await Promise.all([
    reportsOf(db, items, MODERATION_REPORTS_SHOWN),
    photosForModerators(db, items),
  ]);
  const photosOfItem = ({ content_type, content_id }: (typeof items)[number]) =>
    photos.get(`${content_type} ${content_id}`) ?? [];
  return items.map((item) => toModerationItem(item, reports, photosOfItem(item), readerId));
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
