import { Dialog } from '../../../ui/Dialog.tsx';
import { moderationText } from '../moderation.text.ts';
import type { AnswerKeys } from './moderationKey.rules.ts';

export interface KeysDialogProps {
  answers: AnswerKeys;
  /** What the two answers are called. */
  words: { yes: string; no: string };
  /** How many ready reasons there are at most. */
  reasons: number;
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
    { key: keyNames.digits(reasons), what: moderationText.keyReason },
    { key: 'w', what: moderationText.keyWrite },
    { key: keyNames.enter, what: moderationText.keyConfirm },
    { key: keyNames.ctrlEnter, what: moderationText.keyConfirmWriting },
    { key: keyNames.esc, what: moderationText.keyCancel },
    { key: '?', what: moderationText.keyList },
  ];
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={moderationText.keysTitle} size="sm">
      <dl className="lines">
        {rows.map(({ key, what }) => (
          <div key={key} className="flex min-h-12 items-center justify-between gap-4">
            <dt>{what}</dt>
            <dd>
              <KeyCap>{key}</KeyCap>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

export function KeyCap({ children }: { children: string }) {
  return (
    <kbd className="rounded-xs bg-sunken px-2 py-0.5 font-sans text-small font-semibold text-ink whitespace-nowrap">
      {children}
    </kbd>
  );
}
