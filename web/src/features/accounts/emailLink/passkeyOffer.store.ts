import { createStore } from '@tanstack/react-store';
import { forgetOn } from '../../../lib/personalData.ts';

/** Somebody has signed in by a mailed link on this device and was not asked about a passkey yet. */
const KEY = 'liora.passkey-offer';

export const passkeyOffer = createStore(read());
forgetOn(['signed out', 'ran out'], () => set(false));

export const offerPasskey = (): void => set(true);
export const passkeyOffered = (): void => set(false);

function set(offered: boolean): void {
  passkeyOffer.setState(() => offered);
  try {
    if (offered) localStorage.setItem(KEY, 'true');
    else localStorage.removeItem(KEY);
  } catch {
    // Then it is asked as long as this page is open.
  }
}

function read(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
