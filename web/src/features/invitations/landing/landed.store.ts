/** The invitation that was opened in this browser session: reloading it leads straight to it (RUL-36). */
const KEY = 'liora.invitation-opened';

export function wasOpened(code: string): boolean {
  try {
    return sessionStorage.getItem(KEY) === code;
  } catch {
    return false;
  }
}

export function noteOpened(code: string): void {
  try {
    sessionStorage.setItem(KEY, code);
  } catch {
    // Where storage is closed to us the landing comes again.
  }
}
