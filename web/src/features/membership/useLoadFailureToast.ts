import { useEffect } from 'react';
import { toast } from '../../ui/toast.ts';
import { loadFailureToast } from './purchaseToasts.actions.ts';

/** ERR-42: tells that the membership could not be loaded, once per failure. */
export function useLoadFailureToast(error: Error | null): void {
  useEffect(() => {
    const words = error && loadFailureToast(error);
    if (words) toast(...words);
  }, [error]);
}
