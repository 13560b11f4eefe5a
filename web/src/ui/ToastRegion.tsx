import { Toast } from '@base-ui/react/toast';
import { TOAST_MS } from '@liora/domain/limits';
import { type FocusEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { controlsText } from './controls.text.ts';
import { ToastFace } from './ToastFace.tsx';
import { closeToast, type ToastShown, toastStore } from './toast.ts';
import { useToastKey } from './useToastKey.ts';

/** Base UI makes a dialog of a toast, and says of it what a group may not. */
const GROUP = { role: 'group', 'aria-modal': undefined };

/** The one place for toasts: what comes takes the place of what is there. */
const ONE = 'toast';

/**
 * Shows what `toastStore` holds. Base UI keeps its time, which stands while the pointer or the focus rests on the toast
 * or the window is left, and lets a finger wipe it away.
 */
export default function ToastRegion() {
  return (
    <Toast.Provider limit={1} timeout={TOAST_MS}>
      <ToastViewport />
    </Toast.Provider>
  );
}

/** Both live regions are always there, so that what arrives in them is read out. */
function ToastViewport() {
  const place = useRef<HTMLDivElement>(null);
  useToastKey(place);
  const { toasts } = useStoredToast();
  const inRegion = (urgent: boolean) =>
    toasts
      .filter(({ data }) => (data?.kind === 'error') === urgent)
      .map((one) => <ToastCard key={`${one.id} ${one.data?.id}`} toast={one} />);
  return (
    <Toast.Viewport ref={place} className="toaster" aria-label={controlsText.toasts} aria-live="off">
      <div role="status" aria-live="polite" aria-atomic="true">
        {inRegion(false)}
      </div>
      <div role="alert" aria-live="assertive" aria-atomic="true">
        {inRegion(true)}
      </div>
    </Toast.Viewport>
  );
}

/** Hands Base UI what the product wants to tell, and tells the store when it is over. */
function useStoredToast() {
  const manager = Toast.useToastManager<ToastShown>();
  const { add, close } = manager;
  useEffect(() => {
    const show = () => {
      const shown = toastStore.state;
      if (!shown) return close(ONE);
      const over = () => toastStore.setState((now) => (now?.id === shown.id ? null : now));
      add({ id: ONE, data: shown, timeout: shown.duration ?? TOAST_MS, onClose: over });
    };
    show();
    const { unsubscribe } = toastStore.subscribe(show);
    return unsubscribe;
  }, [add, close]);
  return manager;
}

/** Escape closes the toast that has the focus, and not the dialog beneath as well. */
function keepEscape(event: KeyboardEvent) {
  if (event.key === 'Escape') event.stopPropagation();
}

/** A toast that leaves with the focus in it gives it back to where it came from. */
function useFocusBack() {
  const card = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<EventTarget | null>(null);
  useLayoutEffect(() => {
    const here = card.current;
    return () => {
      const before = cameFrom.current;
      if (here?.contains(document.activeElement) && before instanceof HTMLElement) before.focus();
    };
  }, []);
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
      cameFrom.current = relatedTarget;
  };
  return { ref: card, onFocus };
}

function ToastCard({ toast }: { toast: Toast.Root.ToastObject<ToastShown> }) {
  const focusBack = useFocusBack();
  const shown = toast.data;
  if (!shown) return null;
  const { action } = shown;
  const press = () => {
    closeToast();
    action?.onPress();
  };
  return (
    <Toast.Root {...focusBack} toast={toast} className="toast" {...GROUP} onKeyDown={keepEscape}>
      <ToastFace {...shown} {...(action && { action: { ...action, onPress: press } })} />
    </Toast.Root>
  );
}
