import { ADMIN_REASON_MAX_CHARS } from '@liora/domain/limits';
import { Save } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { InlineError } from '../../../ui/InlineError.tsx';
import { KeyHint } from '../decide/KeyHint.tsx';
import { editText } from './edit.text.ts';

interface SaveBarProps {
  changes: number;
  reason: string;
  error: string | undefined;
  failed: string | null;
  busy: boolean;
  onReason: (reason: string) => void;
  onDiscard: () => void;
}

/** Why it is changed, and the way to save it; in sight however long that is which is changed. */
export function SaveBar({ changes, reason, error, failed, busy, onReason, onDiscard }: SaveBarProps) {
  return (
    <div className="sticky bottom-0 z-1 -mx-1 grid gap-2 bg-canvas px-1 py-3 shadow-[0_-1px_0_var(--line)]">
      <Field
        label={editText.reason}
        help={editText.reasonHelp}
        error={error}
        maxLength={ADMIN_REASON_MAX_CHARS}
        autoComplete="off"
        value={reason}
        onChange={(event) => onReason(event.target.value)}
      />
      <InlineError>{failed}</InlineError>
      <div className="flex flex-wrap items-center gap-3 max-md:*:grow">
        <Button type="submit" icon={<Save />} iconEnd={<KeyHint>Ctrl ↵</KeyHint>} busy={busy}>
          {editText.save}
        </Button>
        <Button variant="line" onClick={onDiscard}>
          {editText.discard}
        </Button>
        <span className="text-small text-ink-2">{editText.unsaved(changes)}</span>
      </div>
    </div>
  );
}
