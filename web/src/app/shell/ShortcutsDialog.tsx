import { Dialog } from '../../ui/Dialog.tsx';
import { KeyList } from '../../ui/KeyList.tsx';
import { TOAST_KEY } from '../../ui/useToastKey.ts';
import { shellText } from './shell.text.ts';

const rows = () => [
  { key: '/', what: shellText.focusSearch },
  { key: '?', what: shellText.listShortcuts },
  { key: TOAST_KEY, what: shellText.toToast },
  { key: 'Esc', what: shellText.leave },
];

export interface ShortcutsDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function ShortcutsDialog({ open, onOpenChange }: ShortcutsDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={shellText.shortcuts} size="sm">
      <KeyList rows={rows()} />
    </Dialog>
  );
}
