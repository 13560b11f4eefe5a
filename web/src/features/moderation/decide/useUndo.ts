import { DECISION_UNDO_SECONDS } from '@liora/domain/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { client } from '../../../lib/api.ts';
import { errorText } from '../../../text/errors.ts';
import { toast } from '../../../ui/toast.ts';
import { offerUndo, takeBackLast } from '../../platform/recentChanges/recentChanges.store.ts';
import { DECIDED_KEYS } from '../moderation.queries.ts';
import { moderationText } from '../moderation.text.ts';

export interface MadeDecision {
  ids: readonly number[];
  title: string;
}

/** What was decided here, and can be taken back, the last one first. */
export function useUndo() {
  const queries = useQueryClient();
  /** Their ids among the recent changes. */
  const made = useRef<number[]>([]);
  const undo = async (decision: MadeDecision) => {
    try {
      await client.safety.undo({ decisions: [...decision.ids] });
      toast(moderationText.undone(decision.title), { kind: 'success' });
    } catch (error) {
      toast(moderationText.undoFailed, { kind: 'error', description: errorText(error) });
      throw error;
    } finally {
      for (const key of DECIDED_KEYS()) void queries.invalidateQueries({ queryKey: key });
    }
  };
  return {
    /** Tells of a decision as long as it can be taken back. */
    offer: (decision: MadeDecision, words: string, more: number) => {
      const id = offerUndo(words, {
        kind: 'success',
        ...(more > 0 && { description: moderationText.toldMore(more) }),
        duration: DECISION_UNDO_SECONDS * 1000,
        label: moderationText.undo,
        minutes: DECISION_UNDO_SECONDS / 60,
        undo: () => undo(decision),
      });
      made.current.push(id);
    },
    undoLast: () => takeBackLast(made.current),
  };
}
