import { ChevronRight, ShieldBan } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '../../../lib/lazyPart.ts';
import { PartLost } from '../../../ui/PartLost.tsx';
import { Region } from '../../../ui/Region.tsx';
import { safetyText } from '../safety.text.ts';

const BlockedDialog = lazyPart(async () => (await import('./BlockedDialog.tsx')).BlockedDialog);

/** The row in the settings that opens the list of blocked people (RUL-22). */
export function BlockedUsers({ userId }: { userId: string }) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const show = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="flex min-h-13 w-full max-w-130 items-center gap-3.5 text-start text-label font-semibold"
        onClick={show}
      >
        <ShieldBan aria-hidden="true" className="size-5 text-ink-2" />
        <span className="flex-1">{safetyText.blockedUsers}</span>
        <ChevronRight aria-hidden="true" className="size-4.5 text-ink-2" />
      </button>
      {wanted && (
        <Region broken={<PartLost onLost={() => setWanted(false)} />}>
          <BlockedDialog userId={userId} open={open} onClose={() => setOpen(false)} />
        </Region>
      )}
    </>
  );
}
