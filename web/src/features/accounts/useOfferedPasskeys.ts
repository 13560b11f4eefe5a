import type { Assertion, SignedIn } from '@liora/domain/contract/accountSecurity';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { client } from '../../lib/api.ts';
import { errorText } from '../../text/errors.ts';
import { toast } from '../../ui/toast.ts';
import { accountsText } from './accounts.text.ts';
import { mayHavePasskeys } from './security/passkeySupport.rules.ts';

/** While the form is open, passkeys stand among what the browser fills into its first field; one that is chosen signs in. */
export function useOfferedPasskeys(onSignedIn: (answer: SignedIn) => void): void {
  const signIn = useMutation({
    mutationFn: (response: Assertion) => client.accounts.signInWithPasskey({ response }),
    onSuccess: onSignedIn,
    onError: (error) => toast(errorText(error, accountsText.passkeyMissing), { kind: 'error' }),
  });
  const take = useRef(signIn.mutate);
  take.current = signIn.mutate;
  useEffect(() => {
    if (!mayHavePasskeys()) return;
    let stop = () => {};
    let isOpen = true;
    void import('./security/passkeys.actions.ts').then(
      async ({ offerPasskeys, stopOfferingPasskeys }) => {
        if (!isOpen) return;
        stop = stopOfferingPasskeys;
        const response = await offerPasskeys();
        if (response && isOpen) take.current(response);
      },
      // Without these files there is still the form.
      () => undefined,
    );
    return () => {
      isOpen = false;
      stop();
    };
  }, []);
}
