import { Dialog as Base } from '@base-ui/react/dialog';
import { ArrowLeft, X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { classNames } from './classNames.ts';
import { IconButton } from './IconButton.tsx';
import { keepsOpenForToast } from './keepsOpenForToast.ts';
import { uiText } from './ui.text.ts';

export type DialogSize = 'sm' | 'md' | 'lg' | 'xl';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** The title is read out but the dialog draws its own head. */
  hideHead?: boolean;
  /** Read out after the title and shown under it. */
  description?: ReactNode;
  /** sm 420, md 520, lg 720, xl 1120 px on desktop. */
  size?: DialogSize;
  /** What it is on phones: a bottom sheet (default for sm) or a whole page (default for the rest). */
  phone?: 'page' | 'sheet';
  /** Shows a back arrow before the title. */
  onBack?: () => void;
  /** Buttons that stay in view under the scrolling body. */
  footer?: ReactNode;
  /** What gets the focus first; the first control otherwise. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** What gets the focus when it closes; what had it before otherwise. False leaves it where it is. */
  finalFocus?: false | (() => HTMLElement | null) | undefined;
  className?: string;
  /** Replaces the padding and gap of the body. */
  bodyClassName?: string;
  children?: ReactNode;
}

/** Keeps the focus inside, closes on Escape and on the scrim, gives the focus back. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, size = 'md', footer, children } = props;
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, details) => {
        if (keepsOpenForToast(details.reason, details.event)) details.cancel();
        else onOpenChange(next);
      }}
    >
      <Base.Portal>
        <Base.Backdrop className="scrim" />
        <Base.Popup
          className={classNames('dialog', props.className)}
          data-size={size}
          data-phone={props.phone ?? (size === 'sm' ? 'sheet' : 'page')}
          initialFocus={props.initialFocus}
          finalFocus={props.finalFocus}
        >
          {props.hideHead ? (
            <Base.Title className="sr-only">{title}</Base.Title>
          ) : (
            <DialogHead title={title} onBack={props.onBack} />
          )}
          {(children || description) && (
            <div className={classNames('dialog-body', props.bodyClassName)}>
              {description && <Base.Description className="text-ink-2">{description}</Base.Description>}
              {children}
            </div>
          )}
          {footer && <div className="dialog-foot">{footer}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

function DialogHead({ title, onBack }: Pick<DialogProps, 'title' | 'onBack'>) {
  return (
    <header className="dialog-head" data-back={onBack ? '' : undefined}>
      {onBack && (
        <IconButton label={uiText.back} onClick={onBack}>
          <ArrowLeft />
        </IconButton>
      )}
      <Base.Title className="t2">{title}</Base.Title>
      <Base.Close render={<IconButton label={uiText.close} />}>
        <X />
      </Base.Close>
    </header>
  );
}
