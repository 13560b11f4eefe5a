import { Dialog } from '../../../ui/Dialog.tsx';
import { KeyList } from '../../../ui/KeyList.tsx';
import type { Answer } from '../decide/answers.types.ts';
import { moderationText } from '../moderation.text.ts';

export interface KeysDialogProps {
  /** All that this screen has, whatever is read. */
  answers: readonly Pick<Answer, 'key' | 'word' | 'reasons'>[];
  undoes?: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Every key of a moderators' screen. */
export function KeysDialog({ answers, undoes = false, open, onOpenChange }: KeysDialogProps) {
  const { keyNames } = moderationText;
  const rows = [
    { key: keyNames.move, what: moderationText.keyMove },
    ...answers.map(({ key, word }) => ({ key, what: word })),
    {
      key: keyNames.digits(Math.max(...answers.map(({ reasons }) => reasons.length))),
      what: moderationText.keyReason,
    },
    { key: 'w', what: moderationText.keyWrite },
    { key: keyNames.enter, what: moderationText.keyConfirm },
    { key: keyNames.ctrlEnter, what: moderationText.keyConfirmWriting },
    { key: keyNames.esc, what: moderationText.keyCancel },
    ...(undoes ? [{ key: 'u', what: moderationText.keyUndo }] : []),
    { key: '?', what: moderationText.keyList },
  ];
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={moderationText.keysTitle} size="sm">
      <KeyList rows={rows} />
    </Dialog>
  );
}
