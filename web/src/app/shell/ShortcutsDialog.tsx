import { Dialog } from '../../ui/Dialog.tsx';
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
      <dl className="lines">
        {rows().map(({ key, what }) => (
          <div key={key} className="flex min-h-12 items-center justify-between">
            <dt>{what}</dt>
            <dd>
              <kbd className="rounded-xs bg-sunken px-3 py-1 font-sans font-semibold">{key}</kbd>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
