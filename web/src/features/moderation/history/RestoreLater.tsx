import type { ModerationDecision } from '@liora/domain/contract/decisionFacts';
import { Button } from '../../../ui/Button.tsx';
import { AnswerArea } from '../decide/AnswerArea.tsx';
import { reportAnswers } from '../decide/reportAnswers.rules.ts';
import { useDecide } from '../decide/useDecide.ts';
import { useDrafts } from '../decide/useDrafts.ts';
import { moderationText } from '../moderation.text.ts';

/** Restores what was decided against before; of a suspension it is the way to end it. */
export function RestoreLater({ decision }: { decision: ModerationDecision }) {
  const { id, content_type, content_id, title } = decision;
  const key = `decision.${id}`;
  const drafts = useDrafts();
  const { decide, busy, failedOf } = useDecide(() => drafts.forget(key));
  const item = { content_type, content_id, title, seen: id };
  if (!drafts.draftOf(key).answer)
    return (
      <div>
        <Button variant="line" onClick={() => drafts.answer(key, 'restore')}>
          {moderationText.restore}
        </Button>
      </div>
    );
  return (
    <AnswerArea
      of={key}
      drafts={drafts}
      answers={reportAnswers().filter((answer) => answer.id === 'restore')}
      busy={busy}
      failed={failedOf(`${content_type}.${content_id}`)}
      onDecide={({ answer, reason, days }) => decide({ item, answer, reason, days })}
      onCancel={() => undefined}
    />
  );
}
