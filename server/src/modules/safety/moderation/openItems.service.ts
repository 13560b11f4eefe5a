import type { OpenElsewhere } from '@liora/domain/contract/safety';
import { ITEM_OPEN_SECONDS, OPEN_ITEMS_MAX } from '@liora/domain/limits';
import type { SignedInCaller } from '../../../rpc/context.ts';
import type { Thing } from './decisions.queries.ts';
import { forgetOpen, forgetRunOut, noteOpen, openOfOthers } from './openItems.queries.ts';

/**
 * Notes what the caller has open until they say something else or nothing more, and answers what other moderators have. It stops
 * nobody: what keeps two from deciding the same is what a decision names as read.
 */
export async function haveOpen(
  { deps, viewer }: SignedInCaller,
  item: Thing | null,
): Promise<{ others: OpenElsewhere[] }> {
  const now = deps.now();
  if (item) await noteOpen(deps.db, viewer.userId, item, new Date(now.getTime() + ITEM_OPEN_SECONDS * 1000));
  else await forgetOpen(deps.db, viewer.userId);
  await forgetRunOut(deps.db, now);
  const open = await openOfOthers(deps.db, viewer.userId, now, OPEN_ITEMS_MAX);
  return { others: open.map(({ content_type, content_id, ...by }) => ({ content_type, content_id, by })) };
}
