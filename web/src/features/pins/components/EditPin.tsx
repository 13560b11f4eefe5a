import { lazyPart } from '../../../lib/lazyPart.ts';
import { PartLost } from '../../../ui/PartLost.tsx';
import { Region } from '../../../ui/Region.tsx';

const EditPinDialog = lazyPart(async () => (await import('./EditPinDialog.tsx')).EditPinDialog);

interface EditPinProps {
  id: string;
  onClose: () => void;
}

/** The dialog that edits an own pin; its code comes with the first press. */
export function EditPin({ id, onClose }: EditPinProps) {
  return (
    <Region broken={<PartLost onLost={onClose} />}>
      <EditPinDialog id={id} onClose={onClose} />
    </Region>
  );
}
