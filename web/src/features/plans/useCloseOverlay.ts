import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router';

/** Closes what lies over a screen: one step back when the app opened it, else the parameters leave the address. */
export function useCloseOverlay(): () => void {
  const router = useRouter();
  const navigate = useNavigate();
  const canGoBack = useCanGoBack();
  return () => {
    if (canGoBack) {
      router.history.back();
      return;
    }
    void navigate({
      to: '.',
      search: (before) => ({
        ...before,
        plan: undefined,
        create: undefined,
        with: undefined,
        edit: undefined,
        prive: undefined,
      }),
      replace: true,
      resetScroll: false,
    });
  };
}
