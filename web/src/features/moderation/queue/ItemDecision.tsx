import type { ModerationItem } from '@liora/domain/contract/safety';
import { AnswerArea } from '../decide/AnswerArea.tsx';
import { MoreOfDecision } from '../decide/MoreOfDecision.tsx';
import type { answersTo } from '../decide/reportAnswers.rules.ts';
import type { useDecide } from '../decide/useDecide.ts';
import type { useDrafts } from '../decide/useDrafts.ts';
import { itemKey } from './queueItems.rules.ts';

export interface ItemDecisionProps {
  item: ModerationItem;
  /** What came in one go with it. */
  similar: readonly ModerationItem[];
  answers: ReturnType<typeof answersTo>;
  drafts: ReturnType<typeof useDrafts>;
  deciding: ReturnType<typeof useDecide>;
  /** The answer was taken back. */
  onCancel: () => void;
}

/** The answers to one reported thing, and to what can be decided with it. */
export function ItemDecision({ item, similar, answers, drafts, deciding, onCancel }: ItemDecisionProps) {
  const key = itemKey(item);
  const draft = drafts.draftOf(key);
  const decidable = similar.filter(({ can }) => can.some((action) => action === draft.answer));
  return (
    <AnswerArea
      of={key}
      drafts={drafts}
      answers={answers}
      busy={deciding.busy}
      failed={deciding.failedOf(key)}
      onDecide={({ answer, reason, days, together }) =>
        deciding.decide({ item, more: together ? decidable : [], answer, reason, days })
      }
      onCancel={onCancel}
    >
      <MoreOfDecision
        draft={draft}
        similar={decidable.length}
        onChange={(change) => drafts.change(key, change)}
      />
    </AnswerArea>
  );
}
