import { useSelector } from '@tanstack/react-store';
import { lazy, Suspense, useRef } from 'react';
import { createPortal } from 'react-dom';
import { toastStore } from './toast.ts';
import { useToastKey } from './useToastKey.ts';

/** Fetched ahead, once the page has settled: a first visit shows none. */
export const loadToastCard = () => import('./ToastCard.tsx');
const ToastCard = lazy(loadToastCard);

/** Mounted once, by the app. Both live regions are always there, so that what arrives in them is read out. */
export function Toaster() {
  const shown = useSelector(toastStore);
  const urgent = shown?.kind === 'error';
  const place = useRef<HTMLDivElement>(null);
  useToastKey(place);
  return createPortal(
    <div className="toaster" ref={place}>
      <div role="status" aria-live="polite" aria-atomic="true">
        <Suspense>{shown && !urgent && <ToastCard key={shown.id} shown={shown} />}</Suspense>
      </div>
      <div role="alert" aria-live="assertive" aria-atomic="true">
        <Suspense>{shown && urgent && <ToastCard key={shown.id} shown={shown} />}</Suspense>
      </div>
    </div>,
    document.body,
  );
}
