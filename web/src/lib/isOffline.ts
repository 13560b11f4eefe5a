/** The browser knows that there is no network. The contrary is no promise. */
export const isOffline = (): boolean => globalThis.navigator?.onLine === false;
