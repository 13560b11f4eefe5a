import type { ModerationItem } from '@liora/domain/contract/safety';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client, errorCode, orpc } from '../../../lib/api.ts';
import { errorText } from '../../../text/errors.ts';
import { toast } from '../../../ui/toast.ts';
import { queueOptions } from '../moderation.queries.ts';
import { moderationText } from '../moderation.text.ts';
import { isDecided, itemKey, withoutItem } from '../queue/queueItems.rules.ts';

interface Decision {
  item: ModerationItem;
  answer: 'yes' | 'no';
  reason: string;
}

type Outcome = 'decided' | 'by somebody else';

/**
 * Stores a decision; `onDone` once it is no question any more. The queue is read before it: a decision of somebody else
 * from a moment ago is not decided over. Nothing leaves the list until the server has said so.
 */
export function useDecide(onDone: (key: string, outcome: Outcome) => void) {
  const queries = useQueryClient();
  const options = queueOptions();
  const [failed, setFailed] = useState<{ key: string; words: string } | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ item, answer, reason }: Decision): Promise<Outcome> => {
      const now = await queries.fetchQuery(options);
      if (isDecided(now, itemKey(item))) return 'by somebody else';
      const { content_type, content_id } = item;
      await client.safety[answer === 'yes' ? 'restoreContent' : 'hide']({ content_type, content_id, reason });
      return 'decided';
    },
    onMutate: () => setFailed(null),
    onSuccess: (outcome, { item, answer }) => {
      onDone(itemKey(item), outcome);
      if (outcome === 'decided') {
        const words = answer === 'yes' ? moderationText.restored : moderationText.kept;
        toast(words(item.title), { kind: 'success' });
      }
      queries.setQueryData(options.queryKey, (queue) => queue && withoutItem(queue, itemKey(item)));
      void queries.invalidateQueries({ queryKey: options.queryKey });
      void queries.invalidateQueries({ queryKey: orpc.safety.moderationHistory.key() });
    },
    onError: (error, { item }) => {
      const notThere = errorCode(error) === 'NOT_FOUND';
      const words = notThere ? moderationText.notThere : errorText(error, moderationText.decideFailed);
      setFailed({ key: itemKey(item), words });
      if (notThere) void queries.invalidateQueries({ queryKey: options.queryKey });
    },
  });
  return {
    decide: (decision: Decision) => !isPending && mutate(decision),
    busy: isPending,
    failedOf: (key: string) => (failed?.key === key ? failed.words : null),
  };
}
