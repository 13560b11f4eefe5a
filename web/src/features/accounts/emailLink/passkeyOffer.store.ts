import { createStore } from '@tanstack/react-store';
import { withStorage } from '../../../lib/browserStorage.ts';
import { forgetOn } from '../../../lib/personalData.ts';

/** Somebody has signed in by a mailed link on this device and was not asked about a passkey yet. */
const KEY = 'liora.passkey-offer';

export const passkeyOffer = createStore(wasOffered());
forgetOn(['signed out', 'ran out'], () => set(false));

export const offerPasskey = (): void => set(true);
export const passkeyOffered = (): void => set(false);

function set(offered: boolean): void {
  passkeyOffer.setState(() => offered);
  // Where storage is closed to us it is offered as long as this page is open.
  withStorage('localStorage', (storage) =>
    offered ? storage.setItem(KEY, 'true') : storage.removeItem(KEY),
  );
}

function wasOffered(): boolean {
  return withStorage('localStorage', (storage) => storage.getItem(KEY) !== null) ?? false;
}
