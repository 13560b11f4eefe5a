import { Dialog } from '../../../ui/Dialog.tsx';
import { KeyList } from '../../../ui/KeyList.tsx';
import { moderationText } from '../moderation.text.ts';
import type { AnswerKeys } from './moderationKey.rules.ts';

export interface KeysDialogProps {
  answers: AnswerKeys;
  /** What the two answers are called. */
  words: { yes: string; no: string };
  /** The ready ones of each. */
  reasons: Record<'yes' | 'no', readonly string[]>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Every key of a moderators' screen. */
export function KeysDialog({ answers, words, reasons, open, onOpenChange }: KeysDialogProps) {
  const { keyNames } = moderationText;
  const rows = [
    { key: keyNames.move, what: moderationText.keyMove },
    { key: answers.yes, what: words.yes },
    { key: answers.no, what: words.no },
    { key: keyNames.digits(Math.max(reasons.yes.length, reasons.no.length)), what: moderationText.keyReason },
    { key: 'w', what: moderationText.keyWrite },
    { key: keyNames.enter, what: moderationText.keyConfirm },
    { key: keyNames.ctrlEnter, what: moderationText.keyConfirmWriting },
    { key: keyNames.esc, what: moderationText.keyCancel },
    { key: '?', what: moderationText.keyList },
  ];
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={moderationText.keysTitle} size="sm">
      <KeyList rows={rows} />
    </Dialog>
  );
}
