import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useOwn } from '../lib/firstRender.ts';
import { lazyPart } from '../lib/lazyPart.ts';
import { PlainToast } from './PlainToast.tsx';
import { Region } from './Region.tsx';
import { toastStore } from './toast.ts';

const ToastRegion = lazyPart(async () => (await import('./ToastRegion.tsx')).default);

/**
 * Mounted once, by the app. Its code comes with the first press, key or field entered, before most toasts: a first visit shows none.
 * Where it does not arrive, a plain toast says the same.
 */
export function Toaster() {
  const shown = useOwn(toastStore, () => null);
  const touched = useTouched();
  const [wanted, setWanted] = useState(false);
  if (!wanted && (touched || shown)) setWanted(true);
  if (!wanted) return null;
  return createPortal(
    <Region broken={shown && <PlainToast key={shown.id} shown={shown} />}>
      <ToastRegion />
    </Region>,
    document.body,
  );
}

const TOUCHES = ['pointerdown', 'keydown', 'focusin'] as const;

/** Whether anything was pressed or entered on this page yet. */
function useTouched(): boolean {
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    if (touched) return;
    const touch = () => setTouched(true);
    for (const name of TOUCHES) window.addEventListener(name, touch, { once: true, passive: true });
    return () => {
      for (const name of TOUCHES) window.removeEventListener(name, touch);
    };
  }, [touched]);
  return touched;
}
