/** The address at which this tab has tried the app: it is tried once for each link. */
const KEY = 'liora.app-tried';

/** Whether it was not tried before; from now on it was. */
export function isFirstTry(address: string): boolean {
  if (sessionStorage.getItem(KEY) === address) return false;
  sessionStorage.setItem(KEY, address);
  return true;
}
