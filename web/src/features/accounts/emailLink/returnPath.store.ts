import { HOUR_MS } from '@liora/domain/durations';
import { nextPath } from '@liora/domain/rules/nextPath';
import { readJson, removeStored, writeJson } from '../../../lib/browserStorage.ts';
import { isWithin } from '../../../lib/isWithin.ts';

/** Where somebody was who has a link mailed: the letter opens elsewhere, and no path of theirs is told to the server. */
const KEY = 'liora.sign-in-next';
/** As long as any link of that letter works, and some. */
const GOOD_FOR_MS = HOUR_MS;

export function storeReturnPath(path: string, now = Date.now()): void {
  if (path === '/') removeStored('localStorage', KEY);
  else writeJson('localStorage', KEY, { path, until: now + GOOD_FOR_MS });
}

/** Takes it: the next sign-in begins anew. Without any, or where storage is closed to us, they come to the first screen. */
export function takeReturnPath(now = Date.now()): string | null {
  const stored = readJson('localStorage', KEY) as { path?: unknown; until?: unknown } | null;
  removeStored('localStorage', KEY);
  if (typeof stored?.path !== 'string' || typeof stored.until !== 'number') return null;
  return isWithin(now - (stored.until - GOOD_FOR_MS), GOOD_FOR_MS) ? nextPath(stored.path) : null;
}
