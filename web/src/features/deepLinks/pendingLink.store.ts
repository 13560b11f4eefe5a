import { type PendingLink, parsePendingLink } from './pendingLink.rules.ts';
import { PENDING_LINK_KEY } from './pendingLinkKey.data.ts';

/** Remembers the code of a link that was opened, in this tab alone, until its owner has signed in (RUL-44). */
export function rememberPendingLink(token: string, now = Date.now()): void {
  sessionStorage.setItem(PENDING_LINK_KEY, JSON.stringify({ token, timestamp: now } satisfies PendingLink));
}

/** As it is written there, whatever that is. */
export const storedPendingLink = (): string | null => sessionStorage.getItem(PENDING_LINK_KEY);

/** The code of the link that was opened last; null after half an hour (CONST-30). */
export const readPendingLink = (now = Date.now()): string | null =>
  parsePendingLink(storedPendingLink(), now);

export function forgetPendingLink(): void {
  sessionStorage.removeItem(PENDING_LINK_KEY);
}
