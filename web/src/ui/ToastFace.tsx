import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ToastKind, ToastShown } from './toast.ts';
import { uiText } from './ui.text.ts';
import { TOAST_KEY } from './useToastKey.ts';

const icons: Record<ToastKind, ReactNode> = {
  success: <CircleCheck />,
  info: <Info />,
  error: <CircleAlert />,
};

type ToastFaceProps = Omit<ToastShown, 'id' | 'duration'>;

/** What stands in a toast. */
export function ToastFace({ title, description, kind, icon, action }: ToastFaceProps) {
  return (
    <>
      {icon ?? icons[kind]}
      <p className="toast-text">
        <b>{title}</b> {description && <span>{description}</span>}
      </p>
      {action && (
        <>
          <span className="sr-only">{uiText.toastKey(TOAST_KEY)}</span>
          <button type="button" className="toast-act" onClick={action.onPress}>
            {action.label}
          </button>
        </>
      )}
    </>
  );
}
