import type { ModerationItem } from '@liora/domain/contract/safety';
import { skipToken, useQuery } from '@tanstack/react-query';
import { itemOptions } from '../moderation.queries.ts';
import { itemKey, thingOf } from './queueItems.rules.ts';

/** What the address names of the queue, where it waits and does not stand on the pages that are there. */
export function useLinkedItem(
  asked: string | undefined,
  listed: readonly ModerationItem[],
): ModerationItem | undefined {
  const thing = listed.some((item) => itemKey(item) === asked) ? null : thingOf(asked);
  const options = itemOptions(thing ?? NOTHING);
  const { data } = useQuery(thing ? options : { ...options, queryFn: skipToken });
  return thing && data?.opened_at ? data : undefined;
}

const NOTHING = { content_type: 'plan', content_id: '' } as const;
