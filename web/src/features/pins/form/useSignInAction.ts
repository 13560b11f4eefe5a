import { useNavigate } from '@tanstack/react-router';
import type { ToastOptions } from '../../../ui/toast.ts';
import { pinsText } from '../pins.text.ts';

/** The way on from 'Session Expired': signing in leads back to where somebody was. */
export function useSignInAction(): ToastOptions['action'] {
  const navigate = useNavigate();
  const onPress = () => {
    const next = `${location.pathname}${location.search}`;
    void navigate({ to: '/auth', search: { next } });
  };
  return { label: pinsText.signIn, onPress };
}
