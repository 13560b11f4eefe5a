import { isIosBrowser } from '../../../lib/iosBrowser.ts';
import { NATIVE_NAMES } from '../../../lib/native/nativeNames.ts';

/** A browser on a phone or tablet, where the app may be installed. */
export const mayHaveApp = (device: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean =>
  isIosBrowser(device) || /\bAndroid\b/.test(device.userAgent);

/** The address that opens a link in the app (DEEP-04, DEEP-10). */
export const appAddress = (kind: 'link' | 'invite', code: string): string =>
  `${NATIVE_NAMES.scheme}://${kind}/${encodeURIComponent(code)}`;
