import type { ModerationItem, OpenElsewhere } from '@liora/domain/contract/safety';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { client } from '../../../lib/api.ts';
import { openElsewhereOptions, queueOptions } from '../moderation.queries.ts';
import { itemKey } from './queueItems.rules.ts';

/** Says to other moderators what is read here, until nothing is any more; answers who has a thing open, by its key. */
export function useOpenElsewhere(item: ModerationItem | undefined): (key: string) => string[] {
  const read = item ? { content_type: item.content_type, content_id: item.content_id } : null;
  const { data } = useQuery(openElsewhereOptions(read));
  useQueueAfter(data?.others);
  // What cannot be let go now is over by itself in half a minute.
  useEffect(() => () => void client.safety.haveOpen({ item: null }).catch(() => undefined), []);
  return (key) => data?.others.filter((one) => itemKey(one) === key).map(({ by }) => by.username) ?? [];
}

/** What somebody has let go they may have decided: the queue is asked for again. */
function useQueueAfter(others: readonly OpenElsewhere[] | undefined): void {
  const queries = useQueryClient();
  const before = useRef<readonly OpenElsewhere[]>([]);
  useEffect(() => {
    if (!others) return;
    const isOpen = new Set(others.map((one) => `${itemKey(one)} ${one.by.user_id}`));
    const isLetGo = before.current.some((one) => !isOpen.has(`${itemKey(one)} ${one.by.user_id}`));
    before.current = others;
    if (isLetGo) void queries.invalidateQueries({ queryKey: queueOptions().queryKey });
  }, [others, queries]);
}
