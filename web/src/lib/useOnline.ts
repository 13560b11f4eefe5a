import { useOwnSnapshot } from './firstRender.ts';
import { isStoredPage } from './storedPage.ts';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** What the browser believes, and whether the page itself had to come from the device. True only means that there is a network. */
export function useOnline(): boolean {
  return useOwnSnapshot(
    subscribe,
    () => navigator.onLine && !isStoredPage(),
    () => true,
  );
}
