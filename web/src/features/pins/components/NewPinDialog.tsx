import { useState } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import { PinForm } from '../form/PinForm.tsx';
import { EMPTY_PIN } from '../form/pinDraft.forms.ts';
import styles from '../form/pinForm.module.css';
import { pinsText } from '../pins.text.ts';
import { EditPinDialog } from './EditPinDialog.tsx';

/** A new pin from its address, or with a point on a small map of its own. */
export function NewPinDialog({ onClose }: { onClose: () => void }) {
  const [other, setOther] = useState<string | null>(null);
  if (other) return <EditPinDialog id={other} onClose={onClose} />;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={pinsText.newPin}
      size="md"
      bodyClassName={styles.dialogBody}
    >
      <PinForm target={{ kind: 'new' }} start={EMPTY_PIN} onStored={onClose} onEditOther={setOther} />
    </Dialog>
  );
}
