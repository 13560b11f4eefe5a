import type { Assertion, NewCredential } from '@liora/domain/contract/accountSecurity';
import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { client } from '../../../lib/api.ts';

// Fetched when a passkey is asked for: nothing else imports the library.

/** Asks this device for a passkey of this Liora. @throws when the person or the device gave none */
export async function askPasskey(): Promise<Assertion> {
  const optionsJSON = await client.accounts.passkeyChallenge();
  return (await startAuthentication({ optionsJSON })) as Assertion;
}

/**
 * Offers passkeys among what the browser fills into the field for the name. Waits until somebody chooses one; null where
 * it cannot, or was called off.
 */
export async function offerPasskeys(): Promise<Assertion | null> {
  if (!browserSupportsWebAuthn() || !(await browserSupportsWebAuthnAutofill())) return null;
  try {
    const optionsJSON = await client.accounts.passkeyChallenge();
    return (await startAuthentication({ optionsJSON, useBrowserAutofill: true })) as Assertion;
  } catch {
    // Nobody pressed anything: a device without passkeys is no failure.
    return null;
  }
}

export const stopOfferingPasskeys = (): void => WebAuthnAbortService.cancelCeremony();

/** Has this device make a passkey. @throws when it made none, or has one already */
export async function makePasskey(): Promise<NewCredential> {
  const optionsJSON = await client.accounts.startPasskey();
  return (await startRegistration({ optionsJSON })) as NewCredential;
}
