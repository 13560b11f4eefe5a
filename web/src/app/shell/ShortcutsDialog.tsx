import { Dialog } from '../../ui/Dialog.tsx';
import { KeyList } from '../../ui/KeyList.tsx';
import { TOAST_KEY } from '../../ui/useToastKey.ts';
import { shortcutsText } from './shortcuts.text.ts';

const rows = () => [
  { key: '/', what: shortcutsText.search },
  { key: '?', what: shortcutsText.list },
  { key: TOAST_KEY, what: shortcutsText.toToast },
  { key: 'Esc', what: shortcutsText.leave },
];

export interface ShortcutsDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function ShortcutsDialog({ open, onOpenChange }: ShortcutsDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={shortcutsText.title} size="sm">
      <KeyList rows={rows()} />
    </Dialog>
  );
}
