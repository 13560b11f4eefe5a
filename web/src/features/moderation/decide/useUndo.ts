import { DECISION_UNDO_SECONDS } from '@liora/domain/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { client } from '../../../lib/api.ts';
import { errorText } from '../../../text/errors.ts';
import { toast } from '../../../ui/toast.ts';
import { DECIDED_KEYS } from '../moderation.queries.ts';
import { moderationText } from '../moderation.text.ts';

export interface MadeDecision {
  ids: readonly number[];
  title: string;
}

/** What was decided here, and can be taken back, the last one first. */
export function useUndo() {
  const queries = useQueryClient();
  const made = useRef<MadeDecision[]>([]);
  const takeBack = async (decision: MadeDecision) => {
    made.current = made.current.filter((one) => one !== decision);
    try {
      await client.safety.undo({ decisions: [...decision.ids] });
      toast(moderationText.undone(decision.title), { kind: 'success' });
    } catch (error) {
      toast(moderationText.undoFailed, { kind: 'error', description: errorText(error) });
    }
    for (const key of DECIDED_KEYS()) void queries.invalidateQueries({ queryKey: key });
  };
  return {
    /** Tells of a decision as long as it can be taken back. */
    offer: (decision: MadeDecision, words: string, more: number) => {
      made.current.push(decision);
      toast(words, {
        kind: 'success',
        ...(more > 0 && { description: moderationText.toldMore(more) }),
        duration: DECISION_UNDO_SECONDS * 1000,
        action: { label: moderationText.undo, onPress: () => void takeBack(decision) },
      });
    },
    undoLast: () => {
      const last = made.current.at(-1);
      if (last) void takeBack(last);
    },
  };
}
