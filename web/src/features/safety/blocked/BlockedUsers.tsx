import { ChevronRight, ShieldBan } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { safetyText } from '../safety.text.ts';

const BlockedDialog = lazy(async () => ({ default: (await import('./BlockedDialog.tsx')).BlockedDialog }));

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
        <Suspense fallback={null}>
          <BlockedDialog userId={userId} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
