import { type FocusEvent, type KeyboardEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { ToastFace } from './ToastFace.tsx';
import { closeToast, pauseToast, resumeToast, type ToastShown } from './toast.ts';

/** The pointer may leave while the focus stays, and the other way round. */
function resumeUnlessHeld({ currentTarget }: SyntheticEvent<HTMLElement>) {
  if (!currentTarget.matches(':hover, :focus-within')) resumeToast();
}

/** Escape closes the toast that has the focus, and not the dialog beneath as well. */
function closeOnEscape(event: KeyboardEvent) {
  if (event.key !== 'Escape') return;
  event.stopPropagation();
  closeToast();
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
  const onFocusFrom = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
      cameFrom.current = relatedTarget;
  };
  return { card, onFocusFrom };
}

/** The toast itself; `Toaster` brings it when there is one. */
export default function ToastCard({ shown }: { shown: ToastShown }) {
  const { action } = shown;
  const press = () => {
    closeToast();
    action?.onPress();
  };
  const { card, onFocusFrom } = useFocusBack();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only stops the clock
    <div
      className="toast"
      ref={card}
      tabIndex={-1}
      onPointerEnter={pauseToast}
      onPointerLeave={resumeUnlessHeld}
      onFocus={(event) => {
        onFocusFrom(event);
        pauseToast();
      }}
      onBlur={resumeUnlessHeld}
      onKeyDown={closeOnEscape}
    >
      <ToastFace {...shown} {...(action && { action: { ...action, onPress: press } })} />
    </div>
  );
}
