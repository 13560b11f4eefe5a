import { type ReactNode, useState } from 'react';
import { lazyPart } from '../../../lib/lazyPart.ts';
import { PartLost } from '../../../ui/PartLost.tsx';
import { Region } from '../../../ui/Region.tsx';

const RecentChangesDialog = lazyPart(
  async () => (await import('./RecentChangesDialog.tsx')).RecentChangesDialog,
);

/** The list as a dialog of its own: what opens it, whether it is open, and what has to stand beside. */
export function useRecentChangesDialog(): { show: () => void; open: boolean; dialog: ReactNode } {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const show = () => {
    setWanted(true);
    setOpen(true);
  };
  const dialog = wanted && (
    <Region broken={<PartLost onLost={() => setWanted(false)} />}>
      <RecentChangesDialog open={open} onOpenChange={setOpen} />
    </Region>
  );
  return { show, open, dialog };
}
