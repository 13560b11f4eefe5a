import type { Answer } from '../decide/answers.types.ts';
import type { useDrafts } from '../decide/useDrafts.ts';
import { useModerationKeys } from './useModerationKeys.ts';

interface AnswerKeysOptions {
  answers: readonly Answer[];
  shown: string | undefined;
  drafts: ReturnType<typeof useDrafts>;
  onStep: (by: number) => void;
  onList: () => void;
  /** Left out: nothing is taken back here. */
  onUndo?: () => void;
}

const ownWords = () => document.querySelector<HTMLTextAreaElement>('[data-own-words]');

/** What keys do with what is read: begin an answer, choose its reason, go on. */
export function useAnswerKeys({ answers, shown, drafts, onStep, onList, onUndo }: AnswerKeysOptions): void {
  useModerationKeys(answers, (key) => {
    if (key.does === 'list') return onList();
    if (key.does === 'undo') return onUndo?.();
    if (key.does === 'move') return onStep(key.by);
    if (shown === undefined) return;
    if (key.does === 'answer') return drafts.answer(shown, key.id);
    if (key.does === 'write') return ownWords()?.focus();
    if (key.does !== 'reason') return;
    const begun = answers.find(({ id }) => id === drafts.draftOf(shown).answer);
    if (begun && key.number <= begun.reasons.length) drafts.change(shown, { ready: key.number });
  });
}
