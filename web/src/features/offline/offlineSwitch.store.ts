import { createStore, useSelector } from '@tanstack/react-store';
import { isInstalled } from '../../lib/isInstalled.ts';
import { forgetOn } from '../../lib/personalData.ts';

/** What somebody chose on this device: 'on', 'off', nothing yet. It goes at sign-out with everything else of theirs. */
const KEY = 'liora.offline';

const read = (): string | null => globalThis.localStorage?.getItem(KEY) ?? null;

export const offlineChoice = createStore(read());
forgetOn(['signed out'], () => offlineChoice.setState(() => null));

/** Chosen in another tab. */
export function followOfflineChoice(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY) offlineChoice.setState(read);
  });
}

/** An installed app can be read without a connection unless its owner says otherwise; a page when they say so. */
const isOn = (choice: string | null): boolean => (choice === null ? isInstalled() : choice === 'on');

export const isOfflineOn = (): boolean => isOn(offlineChoice.state);
export const useIsOfflineOn = (): boolean => useSelector(offlineChoice, isOn);

export function chooseOffline(wanted: boolean): void {
  localStorage.setItem(KEY, wanted ? 'on' : 'off');
  offlineChoice.setState(read);
}
