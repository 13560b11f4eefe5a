import { withStorage } from '../../../lib/browserStorage.ts';

/** The invitation that was opened in this browser session: reloading it leads straight to it (RUL-36). */
const KEY = 'liora.invitation-opened';

export const wasOpened = (code: string): boolean =>
  withStorage('sessionStorage', (storage) => storage.getItem(KEY)) === code;

export function noteOpened(code: string): void {
  // Where storage is closed to us the landing comes again.
  withStorage('sessionStorage', (storage) => storage.setItem(KEY, code));
}
