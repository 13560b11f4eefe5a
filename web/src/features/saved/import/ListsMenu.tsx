import { ArrowDownToLine, ArrowUpFromLine, Ellipsis, History } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '../../../lib/lazyPart.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { PartLost } from '../../../ui/PartLost.tsx';
import { Region } from '../../../ui/Region.tsx';
import { savedText } from '../saved.text.ts';

// Readers and writers of the formats are fetched with the dialogs.
const ImportDialog = lazyPart(async () => (await import('./ImportDialog.tsx')).ImportDialog);
const PastImportsDialog = lazyPart(
  async () => (await import('../pastImports/PastImportsDialog.tsx')).PastImportsDialog,
);
const WaitingDialog = lazyPart(async () => (await import('../waiting/WaitingDialog.tsx')).WaitingDialog);
const ExportDialog = lazyPart(async () => (await import('../export/ExportDialog.tsx')).ExportDialog);

const DIALOGS = {
  import: ImportDialog,
  past: PastImportsDialog,
  export: ExportDialog,
  waiting: WaitingDialog,
};
type Task = keyof typeof DIALOGS;

/** What can be done with a whole list: import one, see what was imported, or export the own one. */
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
          { label: savedText.importList, icon: <ArrowDownToLine />, onSelect: () => setOpen('import') },
          { label: savedText.pastImports, icon: <History />, onSelect: () => setOpen('past') },
          { label: savedText.exportList, icon: <ArrowUpFromLine />, onSelect: () => setOpen('export') },
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
