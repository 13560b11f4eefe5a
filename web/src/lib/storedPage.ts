/** Written into the page by the service worker that had to bring it from the device (web/public/sw-offline.js). */
const MARK = 'data-offline';

/** Whether the server could not be reached for this page, nor since. */
export const isStoredPage = (): boolean => globalThis.document?.documentElement.hasAttribute(MARK) ?? false;

/** The server has answered: whoever waits for the connection hears of it as of any other. */
export function noteReached(): void {
  if (!isStoredPage()) return;
  document.documentElement.removeAttribute(MARK);
  window.dispatchEvent(new Event('online'));
}
