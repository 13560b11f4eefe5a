import { Plus } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '../../../lib/lazyPart.ts';
import { Button } from '../../../ui/Button.tsx';
import type { ButtonVariants } from '../../../ui/buttonClass.ts';
import { PartLost } from '../../../ui/PartLost.tsx';
import { Region } from '../../../ui/Region.tsx';
import { bucketText } from '../bucketLists.text.ts';

const ItemDialog = lazyPart(async () => (await import('../form/ItemDialog.tsx')).ItemDialog);

interface AddItemProps extends ButtonVariants {
  partnerName: string | null;
}

/** 'Add': the form of a new item, which begins anew each time, or as it was left. */
export function AddItem({ partnerName, ...look }: AddItemProps) {
  const [open, setOpen] = useState(false);
  const [opening, setOpening] = useState(0);
  const show = () => {
    setOpening(opening + 1);
    setOpen(true);
  };
  return (
    <>
      <Button {...look} icon={<Plus />} onClick={show}>
        {bucketText.add}
      </Button>
      {opening > 0 && (
        <Region broken={<PartLost onLost={() => setOpening(0)} />}>
          <ItemDialog
            key={opening}
            item={null}
            partnerName={partnerName}
            open={open}
            onClose={() => setOpen(false)}
          />
        </Region>
      )}
    </>
  );
}
