import { ArrowDownToLine, ArrowUpFromLine, Ellipsis, History } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '../../../lib/lazyPart.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { PartLost } from '../../../ui/PartLost.tsx';
import { Region } from '../../../ui/Region.tsx';
import { savedText } from '../saved.text.ts';

// Readers and writers of the formats are fetched with the dialogs.
const BringDialog = lazyPart(async () => (await import('./BringDialog.tsx')).BringDialog);
const PastImportsDialog = lazyPart(
  async () => (await import('../brought/PastImportsDialog.tsx')).PastImportsDialog,
);
const WaitingDialog = lazyPart(async () => (await import('../waiting/WaitingDialog.tsx')).WaitingDialog);
const TakeAlongDialog = lazyPart(async () => (await import('../take/TakeAlongDialog.tsx')).TakeAlongDialog);

const DIALOGS = {
  bring: BringDialog,
  past: PastImportsDialog,
  take: TakeAlongDialog,
  waiting: WaitingDialog,
};
type Task = keyof typeof DIALOGS;

/** What can be done with a whole list: bring one, see what was brought, or take the own one along. */
export function ListsMenu() {
  const [open, setOpen] = useState<Task | null>(null);
  const close = () => setOpen(null);
  const Shown = open && DIALOGS[open];
  return (
    <>
      <Menu
        trigger={
          <IconButton label={savedText.lists}>
            <Ellipsis />
          </IconButton>
        }
        items={[
          { label: savedText.bringList, icon: <ArrowDownToLine />, onSelect: () => setOpen('bring') },
          { label: savedText.pastLists, icon: <History />, onSelect: () => setOpen('past') },
          { label: savedText.takeList, icon: <ArrowUpFromLine />, onSelect: () => setOpen('take') },
        ]}
      />
      {Shown && (
        <Region broken={<PartLost quiet onLost={close} />}>
          <Shown onClose={close} onWaiting={() => setOpen('waiting')} />
        </Region>
      )}
    </>
  );
}
