import type { ModerationItem } from '@liora/domain/contract/safety';
import { CONTENT_KINDS } from '../moderationSearch.rules.ts';

export interface Queue {
  items: ModerationItem[];
  open: number;
}

/** How the address names an item. */
export const itemKey = ({ content_type, content_id }: Pick<ModerationItem, 'content_type' | 'content_id'>) =>
  `${content_type}.${content_id}`;

/** What the address names; null where that is no thing. */
export function thingOf(key: string | undefined): Pick<ModerationItem, 'content_type' | 'content_id'> | null {
  const [kind, content_id] = key?.split('.') ?? [];
  const content_type = CONTENT_KINDS.find((one) => one === kind);
  return content_type && content_id ? { content_type, content_id } : null;
}

/** The pages of the queue as one; what has moved to a later page meanwhile is listed once. */
export function queueOf(pages: readonly Queue[]): Queue {
  const items = new Map(pages.flatMap((page) => page.items.map((item) => [itemKey(item), item])));
  return { items: [...items.values()], open: pages.at(-1)?.open ?? 0 };
}

/** Pages of the queue without what has just been decided. */
export function withoutItem<Page extends Queue>(pages: readonly Page[], key: string): Page[] {
  const isListed = pages.some(({ items }) => items.some((item) => itemKey(item) === key));
  return pages.map((page) => ({
    ...page,
    items: page.items.filter((item) => itemKey(item) !== key),
    open: page.open - (isListed ? 1 : 0),
  }));
}

/**
 * Whether the queue says that this item waits no more. Only its beginning is known: where there is more, what is not among
 * it may still wait.
 */
export function isDecided(queue: Queue, key: string): boolean {
  return queue.items.length >= queue.open && !queue.items.some((item) => itemKey(item) === key);
}
