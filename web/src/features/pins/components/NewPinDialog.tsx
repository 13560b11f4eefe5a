import { PIN_TITLE_MAX_CHARS } from '@liora/domain/limits';
import { useState } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import { PinForm } from '../form/PinForm.tsx';
import { EMPTY_PIN } from '../form/pinDraft.forms.ts';
import styles from '../form/pinForm.module.css';
import { pinsText } from '../pins.text.ts';
import { EditPinDialog } from './EditPinDialog.tsx';

interface NewPinDialogProps {
  /** Its title to begin with. */
  called?: string;
  onClose: () => void;
}

/** A new pin from its address, or with a point on a small map of its own. */
export function NewPinDialog({ called = '', onClose }: NewPinDialogProps) {
  const [other, setOther] = useState<string | null>(null);
  const [start] = useState({ ...EMPTY_PIN, title: called.slice(0, PIN_TITLE_MAX_CHARS) });
  if (other) return <EditPinDialog id={other} onClose={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={pinsText.newPin}
      size="md"
      bodyClassName={styles.dialogBody}
    >
      <PinForm target={{ kind: 'new' }} start={start} onStored={onClose} onEditOther={setOther} />
    </Dialog>
  );
}
