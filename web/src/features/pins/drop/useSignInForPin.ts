import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { toast } from '../../../ui/toast.ts';
import { useMe } from '../../accounts/accounts.hooks.ts';
import { pinsText } from '../pins.text.ts';

/** The longest path that sign-in goes back to. */
const NEXT_MAX_CHARS = 500;

/**
 * Whether the form of a pin shows that was begun; `end` takes back that it was. A visitor is told what is missing and the way
 * there in its place: at the press, or once it is known that nobody is signed in.
 */
export function useSignInForPin(begun: boolean, end: () => void): boolean {
  const isVisitor = useMe() === null;
  const navigate = useNavigate();
  const { href } = useLocation();
  const refuse = useEffectEvent(() => {
    end();
    toast(pinsText.authRequired, {
      description: pinsText.signInFirst,
      kind: 'error',
      action: {
        label: pinsText.signIn,
        onPress: () =>
          void navigate({ to: '/auth', search: { next: href.length > NEXT_MAX_CHARS ? '/map' : href } }),
      },
    });
  });
  useEffect(() => {
    if (begun && isVisitor) refuse();
  }, [begun, isVisitor]);
  return begun && !isVisitor;
}
