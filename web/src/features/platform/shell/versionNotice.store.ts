import { createStore } from '@tanstack/react-store';
import { forgetOn } from '../../../lib/personalData.ts';

const DISMISSED_KEY = 'liora.app-notice-dismissed';

/** Whether the notice of the app's version is wanted: once it was closed, not for the rest of the session (RUL-88). */
export const versionNotice = createStore(sessionStorage.getItem(DISMISSED_KEY) === null);

forgetOn(['signed out'], () => versionNotice.setState(() => true));

export function dismissVersionNotice(): void {
  sessionStorage.setItem(DISMISSED_KEY, 'yes');
  versionNotice.setState(() => false);
}
