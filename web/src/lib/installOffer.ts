import { createStore, useSelector } from '@tanstack/react-store';
import { isIosBrowser } from './iosBrowser.ts';
import { isInstalled } from './isInstalled.ts';

/** What Chromium's browsers hand to a page that may be installed; it can be used once. */
interface InstallOffer extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    /** What came before the app had started (public/theme.js). */
    installOffer?: InstallOffer;
  }
  interface WindowEventMap {
    beforeinstallprompt: InstallOffer;
  }
}

/**
 * How Liora gets onto the home screen of this device: at a press, by a menu of Safari's that only people can open, or not
 * at all (it is there, or this browser cannot).
 */
export type WayToInstall = 'press' | 'menu' | null;

const offers = createStore<InstallOffer | null>(globalThis.window?.installOffer ?? null);

globalThis.window?.addEventListener('beforeinstallprompt', (offer) => offers.setState(() => offer));
globalThis.window?.addEventListener('appinstalled', () => offers.setState(() => null));

export function useWayToInstall(): WayToInstall {
  const offer = useSelector(offers);
  if (isInstalled()) return null;
  if (offer) return 'press';
  return isIosBrowser(navigator) ? 'menu' : null;
}

/** Lets the browser ask. An offer is spent by that, whatever is answered. */
export async function install(): Promise<void> {
  const offer = offers.state;
  offers.setState(() => null);
  await offer?.prompt();
}
