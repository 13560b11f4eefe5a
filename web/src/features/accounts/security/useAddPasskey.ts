import type { Security } from '@liora/domain/contract/accountSecurity';
import { PASSKEY_NAME_MAX_CHARS } from '@liora/domain/limits';
import { client } from '../../../lib/api.ts';
import { toast } from '../../../ui/toast.ts';
import { securityText } from './security.text.ts';
import type { IdentityProof } from './useIdentityProof.ts';
import { useSecurityChange } from './useSecurityChange.ts';

/** What a device is called before somebody calls it otherwise: as its session is. */
function nameOf({ sessions }: Security): string {
  const { browser, system } = sessions.find(({ current }) => current) ?? {};
  const words = browser && system ? securityText.onDevice(browser, system) : securityText.defaultPasskeyName;
  return words.slice(0, PASSKEY_NAME_MAX_CHARS);
}

/** Has this device make a passkey and adds it to the account. */
export function useAddPasskey(
  security: Security,
  withProof: IdentityProof['withProof'],
  onDone?: () => void,
) {
  return useSecurityChange({
    work: async () => {
      const { makePasskey } = await import('./passkeys.actions.ts');
      const response = await withProof(() => makePasskey());
      return client.accounts.addPasskey({ response, name: nameOf(security) });
    },
    onDone: () => {
      toast(securityText.passkeyAdded, { kind: 'success' });
      onDone?.();
    },
    onFailed: (error) => {
      // What the browser says of a device that gave none; what the server says is told as ever.
      if (error.name === 'NotAllowedError' || error.name === 'AbortError')
        toast(securityText.passkeyNotAdded, { kind: 'error', description: securityText.passkeyNotAddedLead });
      else if (error.name === 'InvalidStateError')
        toast(securityText.passkeyNotAdded, { kind: 'error', description: securityText.passkeyKnown });
      else return false;
      return true;
    },
  });
}
