import { nextPath } from '@liora/domain/rules/nextPath';

/** Where somebody was who has a link mailed: the letter opens elsewhere, and no path of theirs is told to the server. */
const KEY = 'liora.sign-in-next';
/** As long as any link of that letter works, and some. */
const GOOD_FOR_MS = 3_600_000;

export function keepWayBack(path: string, now = Date.now()): void {
  try {
    if (path === '/') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify({ path, until: now + GOOD_FOR_MS }));
  } catch {
    // Where storage is closed to us they come to the first screen.
  }
}

/** Takes it: the next sign-in begins anew. */
export function takeWayBack(now = Date.now()): string | null {
  try {
    const stored = localStorage.getItem(KEY);
    localStorage.removeItem(KEY);
    const { path, until } = JSON.parse(stored ?? '{}');
    return typeof path === 'string' && until > now ? nextPath(path) : null;
  } catch {
    return null;
  }
}
