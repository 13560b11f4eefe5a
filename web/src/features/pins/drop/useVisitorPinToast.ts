import { useNavigate } from '@tanstack/react-router';
import { toast } from '../../../ui/toast.ts';
import { pinsText } from '../pins.text.ts';

/** Tells a visitor who drops a pin what is missing, and the way there. */
export function useVisitorPinToast(): () => void {
  const navigate = useNavigate();
  return () =>
    toast(pinsText.authRequired, {
      description: pinsText.signInFirst,
      kind: 'error',
      action: {
        label: pinsText.signIn,
        onPress: () => void navigate({ to: '/auth', search: { next: '/map' } }),
      },
    });
}
