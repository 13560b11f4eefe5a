import { MINUTE_MS } from '@liora/domain/durations';
import { PENDING_LINK_MINUTES } from '@liora/domain/limits';

/** A partner's link that was opened, as it is stored. */
export interface PendingLink {
  token: string;
  /** Milliseconds since 1970. */
  timestamp: number;
}

/** The code of a stored link; null once half an hour has passed (CONST-30), and for what cannot be read. */
export function parsePendingLink(stored: string | null, now: number): string | null {
  try {
    const { token, timestamp } = JSON.parse(stored ?? '{}') as Partial<PendingLink>;
    // Also by a clock that was set back meanwhile.
    const isFresh =
      typeof timestamp === 'number' && Math.abs(now - timestamp) < PENDING_LINK_MINUTES * MINUTE_MS;
    return isFresh && typeof token === 'string' && token !== '' ? token : null;
  } catch {
    // Something else was written there.
    return null;
  }
}
