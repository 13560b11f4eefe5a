import { useQuery } from '@tanstack/react-query';
import { Vignette } from '../../../art/Vignette.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { QueryArea } from '../../../ui/QueryArea.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { PinForm } from '../form/PinForm.tsx';
import { draftOfPin } from '../form/pinDraft.forms.ts';
import styles from '../form/pinForm.module.css';
import { ownPinOptions } from '../pins.queries.ts';
import { pinsText } from '../pins.text.ts';

interface EditPinDialogProps {
  id: string;
  onClose: () => void;
}

/** 'Edit Pin' (PIN-05): begins with the pin as it stands now, or as it was left. */
export function EditPinDialog({ id, onClose }: EditPinDialogProps) {
  const pin = useQuery(ownPinOptions(id));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={pinsText.edit}
      size="md"
      bodyClassName={styles.dialogBody}
    >
      <QueryArea
        query={pin}
        skeleton={<Skeleton className="h-96" />}
        failed={{
          title: pinsText.gone,
          retry: pinsText.retry,
          art: <Vignette kind="error" />,
          headingLevel: 3,
        }}
      >
        {(current) => (
          <PinForm
            target={{ kind: 'edit', id, version: current.version }}
            start={draftOfPin(current)}
            onStored={onClose}
            onEditOther={onClose}
          />
        )}
      </QueryArea>
    </Dialog>
  );
}
