import { AlertDialog } from '@base-ui/react/alert-dialog';
import { type ReactNode, useRef } from 'react';
import { Button } from './Button.tsx';
import { controlsText } from './controls.text.ts';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** A question: 'Delete this plan?' */
  title: ReactNode;
  /** What will be gone. */
  description: ReactNode;
  /** A verb: 'Delete'. */
  confirmLabel: string;
  /** 'Cancel' unless there is a warmer word: 'Keep it'. */
  cancelLabel?: string;
  onConfirm: () => void;
  /** Brick, with an icon. */
  danger?: boolean;
  icon?: ReactNode;
  busy?: boolean;
}

/** Asks before something that cannot be undone. The focus starts on the harmless answer. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <AlertDialog.Root open={props.open} onOpenChange={props.onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="scrim" />
        <AlertDialog.Popup className="dialog" data-size="sm" data-phone="sheet" initialFocus={cancel}>
          <div className="dialog-body pt-6">
            <AlertDialog.Title className="t2">{props.title}</AlertDialog.Title>
            <AlertDialog.Description className="text-ink-2">{props.description}</AlertDialog.Description>
          </div>
          <div className="dialog-foot">
            <AlertDialog.Close render={<Button variant="quiet" />} ref={cancel}>
              {props.cancelLabel ?? controlsText.cancel}
            </AlertDialog.Close>
            <Button
              variant={props.danger ? 'danger' : 'primary'}
              icon={props.icon}
              busy={props.busy}
              // While it leaves, it can be pressed still.
              onClick={() => props.open && props.onConfirm()}
            >
              {props.confirmLabel}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
