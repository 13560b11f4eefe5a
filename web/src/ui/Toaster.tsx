import { useSelector } from '@tanstack/react-store';
import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { lazyPart } from '../lib/lazyPart.ts';
import { Region } from './Region.tsx';
import { toastStore } from './toast.ts';
import { useToastKey } from './useToastKey.ts';

/** Fetched ahead, once the page has settled: a first visit shows none. */
export const loadToastCard = () => import('./ToastCard.tsx');
const ToastCard = lazyPart(async () => (await loadToastCard()).default);

/** Mounted once, by the app. Both live regions are always there, so that what arrives in them is read out. */
export function Toaster() {
  const shown = useSelector(toastStore);
  const urgent = shown?.kind === 'error';
  const place = useRef<HTMLDivElement>(null);
  useToastKey(place);
  return createPortal(
    <div className="toaster" ref={place}>
      <div role="status" aria-live="polite" aria-atomic="true">
        <Region>{shown && !urgent && <ToastCard key={shown.id} shown={shown} />}</Region>
      </div>
      <div role="alert" aria-live="assertive" aria-atomic="true">
        <Region>{shown && urgent && <ToastCard key={shown.id} shown={shown} />}</Region>
      </div>
    </div>,
    document.body,
  );
}
