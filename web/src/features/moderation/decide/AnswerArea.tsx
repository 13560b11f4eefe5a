import type { ReactNode } from 'react';
import { AnswerButtons } from './AnswerButtons.tsx';
import type { Answer } from './answers.types.ts';
import { DecisionForm } from './DecisionForm.tsx';
import type { Draft } from './reason.rules.ts';
import type { useDrafts } from './useDrafts.ts';

interface AnswerAreaProps<Id extends string> {
  /** What is decided. */
  of: string;
  drafts: ReturnType<typeof useDrafts>;
  answers: readonly Answer<Id>[];
  busy: boolean;
  failed: string | null;
  onDecide: (decision: Omit<Draft, 'answer'> & { answer: Id; reason: string }) => void;
  /** The answer was taken back. */
  onCancel: () => void;
  /** More that the decision needs. */
  children?: ReactNode;
}

/** The answers and, once one is chosen, why. */
export function AnswerArea<Id extends string>(props: AnswerAreaProps<Id>) {
  const { of, drafts, answers, busy, failed, children } = props;
  const draft = drafts.draftOf(of);
  const answer = answers.find(({ id }) => id === draft.answer);
  if (!answer) return <AnswerButtons answers={answers} onAnswer={(chosen) => drafts.answer(of, chosen)} />;
  return (
    <DecisionForm
      key={`${of} ${answer.id}`}
      title={answer.title}
      confirm={answer.confirm}
      danger={answer.weight !== 'plain'}
      reasons={answer.reasons}
      draft={draft}
      onChange={(change) => drafts.change(of, change)}
      busy={busy}
      failed={failed}
      onDecide={(reason) => props.onDecide({ ...draft, answer: answer.id, reason })}
      onCancel={() => {
        drafts.answer(of, null);
        props.onCancel();
      }}
    >
      {children}
    </DecisionForm>
  );
}
