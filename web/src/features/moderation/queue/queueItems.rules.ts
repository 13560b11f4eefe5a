import type { ModerationItem } from '@liora/domain/contract/safety';

export interface Queue {
  items: ModerationItem[];
  open: number;
}

/** How the address names an item. */
export const itemKey = ({ content_type, content_id }: Pick<ModerationItem, 'content_type' | 'content_id'>) =>
  `${content_type}.${content_id}`;

/** The queue without what has just been decided. */
export function withoutItem(queue: Queue, key: string): Queue {
  const items = queue.items.filter((item) => itemKey(item) !== key);
  return { items, open: queue.open - (queue.items.length - items.length) };
}

/**
 * Whether the queue says that this item waits no more. Only its beginning is known: where there is more, what is not among
 * it may still wait.
 */
export function isDecided(queue: Queue, key: string): boolean {
  return queue.items.length >= queue.open && !queue.items.some((item) => itemKey(item) === key);
}
