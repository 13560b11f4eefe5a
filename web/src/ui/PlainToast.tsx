import { TOAST_MS } from '@liora/domain/limits';
import { useEffect } from 'react';
import { ToastFace } from './ToastFace.tsx';
import { closeToast, type ToastShown } from './toast.ts';

/** A toast without Base UI, for when its code cannot be had: it says what there is to say, and leaves. */
export function PlainToast({ shown }: { shown: ToastShown }) {
  useEffect(() => {
    const timer = setTimeout(closeToast, shown.duration ?? TOAST_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return (
    <div className="toaster">
      <div className="toast" role={shown.kind === 'error' ? 'alert' : 'status'}>
        <ToastFace {...shown} />
      </div>
    </div>
  );
}
