import { MapPinPlus } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '../../../lib/lazyPart.ts';
import { Button } from '../../../ui/Button.tsx';
import type { ButtonVariants } from '../../../ui/buttonClass.ts';
import { PartLost } from '../../../ui/PartLost.tsx';
import { Region } from '../../../ui/Region.tsx';
import { useMe } from '../../accounts/accounts.hooks.ts';
import { pinsText } from '../pins.text.ts';
import { useVisitorPinToast } from './useVisitorPinToast.ts';

const NewPinDialog = lazyPart(async () => (await import('../components/NewPinDialog.tsx')).NewPinDialog);

interface DropByAddressProps {
  /** What the pin is called to begin with: what was searched for. */
  title?: string;
  size?: ButtonVariants['size'];
}

/** Where there is no map to drop a pin on: its address says where it is. */
export function DropByAddress({ title = '', size = 'sm' }: DropByAddressProps) {
  const me = useMe();
  const askVisitor = useVisitorPinToast();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="line"
        size={size}
        icon={<MapPinPlus />}
        onClick={() => (me === null ? askVisitor() : setOpen(true))}
      >
        {pinsText.dropHere}
      </Button>
      {open && (
        <Region broken={<PartLost onLost={() => setOpen(false)} />}>
          <NewPinDialog called={title} onClose={() => setOpen(false)} />
        </Region>
      )}
    </>
  );
}
