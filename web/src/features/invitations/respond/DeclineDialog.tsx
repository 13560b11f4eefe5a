import { INVITATION_NOTES_MAX_CHARS } from '@liora/domain/limits';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { respondText } from './respond.text.ts';

interface DeclineDialogProps {
  open: boolean;
  busy: boolean;
  onClose: () => void;
  onDecline: (notes: string | null) => void;
}

export function DeclineDialog({ open, busy, onClose, onDecline }: DeclineDialogProps) {
  const [notes, setNotes] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onDecline(notes.trim() || null);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={respondText.declineTitle}
      size="sm"
    >
      <form className="grid gap-4" onSubmit={submit}>
        <TextArea
          label={respondText.declineNote}
          optional
          value={notes}
          maxLength={INVITATION_NOTES_MAX_CHARS}
          onChange={(event) => setNotes(event.target.value)}
        />
        <Button type="submit" wide busy={busy}>
          {respondText.decline}
        </Button>
      </form>
    </Dialog>
  );
}
