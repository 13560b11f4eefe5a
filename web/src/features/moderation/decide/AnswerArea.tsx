import type { ReactNode } from 'react';
import type { AnswerKeys } from '../keys/moderationKey.rules.ts';
import { AnswerButtons } from './AnswerButtons.tsx';
import { DecisionForm } from './DecisionForm.tsx';
import type { Draft } from './reason.rules.ts';
import type { useDrafts } from './useDrafts.ts';

type Both<What> = Record<'yes' | 'no', What>;

interface AnswerAreaProps {
  /** What is decided. */
  of: string;
  drafts: ReturnType<typeof useDrafts>;
  keys: AnswerKeys;
  /** What the answers are called before, and when they are confirmed; what the form asks. */
  words: Both<string>;
  confirm: Both<string>;
  titles: Both<string>;
  reasons: Both<readonly string[]>;
  iconOfNo: ReactNode;
  busy: boolean;
  failed: string | null;
  onDecide: (decision: Draft & { answer: 'yes' | 'no'; reason: string }) => void;
  /** The answer was taken back. */
  onCancel: () => void;
  /** More that the decision needs. */
  children?: ReactNode;
}

/** The two answers and, once one is chosen, why. */
export function AnswerArea(props: AnswerAreaProps) {
  const { of, drafts, keys, words, confirm, titles, reasons, iconOfNo, busy, failed, children } = props;
  const draft = drafts.draftOf(of);
  const { answer } = draft;
  if (!answer)
    return (
      <AnswerButtons
        words={words}
        iconOfNo={iconOfNo}
        keys={keys}
        onAnswer={(chosen) => drafts.answer(of, chosen)}
      />
    );
  return (
    <DecisionForm
      key={`${of} ${answer}`}
      title={titles[answer]}
      confirm={confirm[answer]}
      danger={answer === 'no'}
      reasons={reasons[answer]}
      draft={draft}
      onChange={(change) => drafts.change(of, change)}
      busy={busy}
      failed={failed}
      onDecide={(reason) => props.onDecide({ ...draft, answer, reason })}
      onCancel={() => {
        drafts.answer(of, null);
        props.onCancel();
      }}
    >
      {children}
    </DecisionForm>
  );
}
