import { useLocation, useNavigate } from '@tanstack/react-router';
import { toast } from '../../../ui/toast.ts';
import { pinsText } from '../pins.text.ts';

/** The longest path that sign-in goes back to. */
const NEXT_MAX_CHARS = 500;

/** Tells a visitor who drops a pin what is missing, and the way there. */
export function useVisitorPinToast(): () => void {
  const navigate = useNavigate();
  const { href } = useLocation();
  return () =>
    toast(pinsText.authRequired, {
      description: pinsText.signInFirst,
      kind: 'error',
      action: {
        label: pinsText.signIn,
        onPress: () =>
          void navigate({ to: '/auth', search: { next: href.length > NEXT_MAX_CHARS ? '/map' : href } }),
      },
    });
}
