import type { ModerationItem } from '@liora/domain/contract/safety';
import type { ModerationAction } from '@liora/domain/rules/decisions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client, errorCode } from '../../../lib/api.ts';
import { errorText } from '../../../text/errors.ts';
import { toast } from '../../../ui/toast.ts';
import { DECIDED_KEYS, itemOptions, queueOptions } from '../moderation.queries.ts';
import { moderationText } from '../moderation.text.ts';
import { itemKey, withoutItem } from '../queue/queueItems.rules.ts';
import { decidedMeanwhile, meanwhileWords } from './decidedMeanwhile.rules.ts';
import { useUndo } from './useUndo.ts';

/** What is decided about, and the decision that stood when it was read. */
type Decided = Pick<ModerationItem, 'content_type' | 'content_id' | 'seen' | 'title'>;

interface Decision {
  item: Decided;
  /** What the same is decided about. */
  more?: readonly Decided[];
  answer: ModerationAction;
  reason: string;
  days: number | null;
}

function ask({ item, more = [], answer: action, reason, days }: Decision) {
  const items = [item, ...more].map(({ content_type, content_id, seen }) => ({
    content_type,
    content_id,
    seen,
  }));
  return client.safety.decide({ items, action, reason, days: action === 'suspend' ? days : null });
}

/**
 * Stores a decision; `onDone` once it is no question any more. What somebody else has just decided is not decided over, and told.
 * Nothing leaves the list until the server has said so.
 */
export function useDecide(onDone: (key: string) => void) {
  const queries = useQueryClient();
  const { queryKey } = queueOptions();
  const undo = useUndo();
  const [failed, setFailed] = useState<{ key: string; words: string } | null>(null);
  const leave = (item: Decided) => {
    onDone(itemKey(item));
    queries.setQueryData(
      queryKey,
      (queue) => queue && { ...queue, pages: withoutItem(queue.pages, itemKey(item)) },
    );
    // By itself it waits no more, either.
    queries.setQueryData(
      itemOptions({ content_type: item.content_type, content_id: item.content_id }).queryKey,
      (one) => one && { ...one, opened_at: null },
    );
    for (const key of DECIDED_KEYS()) void queries.invalidateQueries({ queryKey: key });
  };
  const { mutate, isPending } = useMutation({
    mutationFn: ask,
    onMutate: () => setFailed(null),
    onSuccess: ({ decisions }, { item, more = [], answer }) => {
      const words = moderationText.told[answer](item.title);
      undo.offer({ ids: decisions, title: item.title }, words, more.length);
      for (const one of [item, ...more]) leave(one);
    },
    onError: (error, { item, more = [] }) => {
      const other = decidedMeanwhile(error);
      if (other) {
        toast(moderationText.decidedMeanwhile, { description: meanwhileWords(other) });
        // Of several nothing was stored: the others wait on.
        const decided = [item, ...more].find(({ content_id }) => content_id === other.content_id);
        return leave(decided ?? item);
      }
      const isGone = errorCode(error) === 'NOT_FOUND';
      const words = isGone ? moderationText.notThere : errorText(error, moderationText.decideFailed);
      setFailed({ key: itemKey(item), words: other === null ? moderationText.changedMeanwhile : words });
      if (isGone || other === null)
        for (const key of DECIDED_KEYS()) void queries.invalidateQueries({ queryKey: key });
    },
  });
  return {
    decide: (decision: Decision) => !isPending && mutate(decision),
    busy: isPending,
    failedOf: (key: string) => (failed?.key === key ? failed.words : null),
    undoLast: undo.undoLast,
  };
}
