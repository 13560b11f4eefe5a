import { INVITATION_NOTES_MAX_CHARS } from '@liora/domain/limits';
import { type FormEvent, useState } from 'react';
import { useNow } from '../../../lib/clock.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { fromInput, LAST_INPUT, toInput } from '../../explore/wallInput.rules.ts';
import { respondText } from './respond.text.ts';

interface AnotherTimeDialogProps {
  open: boolean;
  busy: boolean;
  timeZone: string;
  onClose: () => void;
  onSend: (wish: { time: string | null; notes: string | null }) => void;
}

/** A time that suits better, words, or both; the invitation stays open. */
export function AnotherTimeDialog({ open, busy, timeZone, onClose, onSend }: AnotherTimeDialogProps) {
  const now = useNow();
  const [picked, setPicked] = useState('');
  const [notes, setNotes] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const time = fromInput(picked, timeZone)?.toISOString() ?? null;
    onSend({ time, notes: notes.trim() || null });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={respondText.anotherTitle}
      description={respondText.anotherText}
      size="sm"
    >
      <form className="grid gap-4" onSubmit={submit}>
        <Field
          label={respondText.anotherTime}
          type="datetime-local"
          optional
          min={toInput(now, timeZone)}
          max={LAST_INPUT}
          value={picked}
          onChange={(event) => setPicked(event.target.value)}
        />
        <TextArea
          label={respondText.anotherNote}
          optional
          value={notes}
          maxLength={INVITATION_NOTES_MAX_CHARS}
          onChange={(event) => setNotes(event.target.value)}
        />
        <Button type="submit" wide busy={busy}>
          {respondText.send}
        </Button>
      </form>
    </Dialog>
  );
}
