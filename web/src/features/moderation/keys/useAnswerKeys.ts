import type { useDrafts } from '../decide/useDrafts.ts';
import type { AnswerKeys } from './moderationKey.rules.ts';
import { useModerationKeys } from './useModerationKeys.ts';

interface AnswerKeysOptions {
  keys: AnswerKeys;
  shown: string | undefined;
  drafts: ReturnType<typeof useDrafts>;
  reasons: Record<'yes' | 'no', readonly string[]>;
  onStep: (by: number) => void;
  onList: () => void;
}

const ownWords = () => document.querySelector<HTMLTextAreaElement>('[data-own-words]');

/** What keys do with what is read: begin an answer, choose its reason, go on. */
export function useAnswerKeys({ keys, shown, drafts, reasons, onStep, onList }: AnswerKeysOptions): void {
  useModerationKeys(keys, (key) => {
    if (key.does === 'list') return onList();
    if (key.does === 'move') return onStep(key.by);
    if (shown === undefined) return;
    if (key.does === 'yes' || key.does === 'no') return drafts.answer(shown, key.does);
    if (key.does === 'write') return ownWords()?.focus();
    if (key.does !== 'reason') return;
    const { answer } = drafts.draftOf(shown);
    if (answer && key.number <= reasons[answer].length) drafts.change(shown, { ready: key.number });
  });
}
