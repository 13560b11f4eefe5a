import { ADMIN_REASON_MAX_CHARS } from '@liora/domain/limits';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { errorText } from '../../../text/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { InlineError } from '../../../ui/InlineError.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { confirmText } from './confirm.text.ts';

interface ReasonDialogProps {
  title: string;
  /** What it does. */
  lead: string;
  /** A verb. */
  confirm: string;
  danger?: boolean;
  busy: boolean;
  error: Error | null;
  /** Words for failures that have none of the product. */
  failedWords?: (error: Error) => string;
  onConfirm: (reason: string) => void;
  onClose: () => void;
  /** What else is needed. */
  children?: ReactNode;
}

/** Asks why, before something is done and written down; what was typed stays until it is done. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, lead, confirm, danger, busy, error, onConfirm, onClose, children } = props;
  const { failedWords = (failure: Error) => errorText(failure, confirmText.failed) } = props;
  const form = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const isEmpty = reason.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(isEmpty);
    if (isEmpty) input.current?.focus();
    else if (!busy) onConfirm(reason);
  };
  return (
    <Dialog
      open
      size="sm"
      initialFocus={input}
      onOpenChange={(open) => !open && !busy && onClose()}
      title={title}
      description={lead}
      footer={
        <>
          <Button variant="quiet" disabled={busy} onClick={onClose}>
            {confirmText.cancel}
          </Button>
          <Button
            type="submit"
            form={form}
            variant={danger ? 'danger' : 'primary'}
            busy={busy}
            busyLabel={confirmText.working}
          >
            {confirm}
          </Button>
        </>
      }
    >
      <form id={form} className="grid gap-4" noValidate onSubmit={submit}>
        {children}
        <TextArea
          ref={input}
          label={confirmText.reason}
          rows={3}
          maxLength={ADMIN_REASON_MAX_CHARS}
          value={reason}
          error={missing && isEmpty ? confirmText.reasonMissing : undefined}
          help={reason ? confirmText.reasonHelp(ADMIN_REASON_MAX_CHARS - reason.length) : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
        <InlineError className="empty:-mt-4">{error && failedWords(error)}</InlineError>
      </form>
    </Dialog>
  );
}
