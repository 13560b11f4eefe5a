import { useCanGoBack, useRouter } from '@tanstack/react-router';
import { useOncePerPlace } from './useOncePerPlace.ts';

/** One step back (PLAN-07); without an earlier page of the app, to /explore (RUL-106) or where `otherwise` leads. */
export function useGoBack(otherwise?: () => void): () => void {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  return useOncePerPlace(() => {
    if (canGoBack) router.history.back();
    else if (otherwise) otherwise();
    else void router.navigate({ to: '/explore' });
  });
}
