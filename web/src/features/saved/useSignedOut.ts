import { useCallback } from 'react';
import { useSignInPress } from './components/useSignInPress.ts';
import { askToSignIn } from './savePress.actions.ts';

/** Tells whoever's session has ended what a visitor is told, with the way to sign in. */
export function useSignedOut(): () => void {
  const signIn = useSignInPress();
  return useCallback(() => askToSignIn('place', signIn), [signIn]);
}
