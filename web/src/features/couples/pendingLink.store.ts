import { PENDING_LINK_MINUTES } from '@liora/domain/limits';

const KEY = 'liora.partner-link';
const MINUTE_MS = 60_000;

interface PendingLink {
  token: string;
  /** Milliseconds since 1970. */
  timestamp: number;
}

/** Remembers the code of a link that was opened, in this tab alone, until its owner has signed in (RUL-44). */
export function rememberPendingLink(token: string, now = Date.now()): void {
  sessionStorage.setItem(KEY, JSON.stringify({ token, timestamp: now } satisfies PendingLink));
}

/** The code of the link that was opened last; null after half an hour (CONST-30). */
export function readPendingLink(now = Date.now()): string | null {
  try {
    const { token, timestamp } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<PendingLink>;
    const isFresh = typeof timestamp === 'number' && now - timestamp < PENDING_LINK_MINUTES * MINUTE_MS;
    return isFresh && typeof token === 'string' ? token : null;
  } catch {
    // Something else was written there.
    return null;
  }
}

export function forgetPendingLink(): void {
  sessionStorage.removeItem(KEY);
}
