import { MapPinPlus } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '../../../lib/lazyPart.ts';
import { Button } from '../../../ui/Button.tsx';
import type { ButtonVariants } from '../../../ui/buttonClass.ts';
import { PartLost } from '../../../ui/PartLost.tsx';
import { Region } from '../../../ui/Region.tsx';
import { pinsText } from '../pins.text.ts';
import { useSignInForPin } from './useSignInForPin.ts';

const NewPinDialog = lazyPart(async () => (await import('../components/NewPinDialog.tsx')).NewPinDialog);

interface DropByAddressProps {
  /** What the pin is called to begin with: what was searched for. */
  title?: string;
  size?: ButtonVariants['size'];
}

/** Where there is no map to drop a pin on: its address says where it is. */
export function DropByAddress({ title = '', size = 'sm' }: DropByAddressProps) {
  const [begun, setBegun] = useState(false);
  const end = () => setBegun(false);
  const shown = useSignInForPin(begun, end);
  return (
    <>
      <Button variant="line" size={size} icon={<MapPinPlus />} onClick={() => setBegun(true)}>
        {pinsText.dropHere}
      </Button>
      {shown && (
        <Region broken={<PartLost onLost={end} />}>
          <NewPinDialog called={title} onClose={end} />
        </Region>
      )}
    </>
  );
}
