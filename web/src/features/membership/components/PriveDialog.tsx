import '../prive.css';
import { X } from 'lucide-react';
import { useCloseOverlay } from '../../../lib/overlays.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { membershipText } from '../membership.text.ts';
import { PriveArt } from './PriveArt.tsx';
import { PriveBenefits } from './PriveBenefits.tsx';
import { PriveOffer } from './PriveOffer.tsx';

/** The one membership screen (RUL-07): a dialog, a whole page on phones, after dark in both themes. */
export function PriveDialog() {
  const close = useCloseOverlay();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={membershipText.prive}
      hideHead
      className="prive-dialog"
      bodyClassName="prive-scroll"
    >
      <div className="prive" data-theme="dark">
        <PriveArt />
        <IconButton className="prive-close" label={membershipText.close} onClick={close}>
          <X />
        </IconButton>
        <div className="prive-body">
          <PriveBenefits />
          <PriveOffer />
        </div>
      </div>
    </Dialog>
  );
}
