import { SUPPORT_CHAT_SHIFT_PX } from '@liora/domain/limits';
import { isIosBrowser } from '../../lib/iosBrowser.ts';
import { isNativeApp } from '../../lib/native/nativeSignals.ts';
import { liftPinned } from './liftPinned.actions.ts';

/**
 * Loads the widget's script into the page (BAN-03), never into the native app (BAN-04). It is told nothing: no user, no address of this page. On iOS browsers
 * what it pins to the screen stands 84 px higher (BAN-05, RUL-87). A failure to load stays unsaid.
 */
export function startSupportChat(url: string): void {
  if (isNativeApp()) return;
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  script.referrerPolicy = 'no-referrer';
  if (isIosBrowser(navigator)) liftPinned(document.body, SUPPORT_CHAT_SHIFT_PX);
  document.head.append(script);
}
