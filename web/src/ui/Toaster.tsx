import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { type ReactNode, type SyntheticEvent, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { closeToast, pauseToast, resumeToast, type ToastKind, type ToastShown, toastStore } from './toast.ts';

const icons: Record<ToastKind, ReactNode> = {
  success: <CircleCheck />,
  info: <Info />,
  error: <CircleAlert />,
};

/** Mounted once, by the app. Both live regions are always there, so that what arrives in them is read out. */
export function Toaster() {
  const shown = useSyncExternalStore(toastStore.subscribe, toastStore.current);
  const urgent = shown?.kind === 'error';
  return createPortal(
    <div className="toaster">
      <div role="status" aria-live="polite" aria-atomic="true">
        {shown && !urgent && <ToastCard key={shown.id} shown={shown} />}
      </div>
      <div role="alert" aria-live="assertive" aria-atomic="true">
        {shown && urgent && <ToastCard key={shown.id} shown={shown} />}
      </div>
    </div>,
    document.body,
  );
}

/** The pointer may leave while the focus stays, and the other way round. */
function resumeUnlessHeld({ currentTarget }: SyntheticEvent<HTMLElement>) {
  if (!currentTarget.matches(':hover, :focus-within')) resumeToast();
}

function ToastCard({ shown: { title, description, kind, icon, action } }: { shown: ToastShown }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only stops the clock
    <div
      className="toast"
      onPointerEnter={pauseToast}
      onPointerLeave={resumeUnlessHeld}
      onFocus={pauseToast}
      onBlur={resumeUnlessHeld}
      onKeyDown={(event) => event.key === 'Escape' && closeToast()}
    >
      {icon ?? icons[kind]}
      <p className="toast-text">
        <b>{title}</b> {description}
      </p>
      {action && (
        <button
          type="button"
          className="toast-act"
          onClick={() => {
            closeToast();
            action.onPress();
          }}
        >
          {action.label}
        </button>
      )}
    </div>
  );
}
