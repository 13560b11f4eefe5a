import type { Me } from '@liora/domain/contract/accounts';

/** AUTH-19. Holds nothing secret: the session itself is a cookie that no script can read (RUL-31). */
export const SESSION_KEY = 'liora.auth';

export interface SessionSnapshot {
  userId: string;
  username: string;
  expiresAt: string;
}

export function snapshotOf(me: Me): SessionSnapshot {
  return { userId: me.user_id, username: me.username, expiresAt: me.session_expires_at };
}

/** What is kept, or null when nothing is, it cannot be read, or the session has run out by `now`. */
export function parseSnapshot(text: string | null, now: Date): SessionSnapshot | null {
  if (text === null) return null;
  try {
    const { userId, username, expiresAt } = JSON.parse(text);
    const kept = { userId, username, expiresAt };
    if (Object.values(kept).some((value) => typeof value !== 'string')) return null;
    return Date.parse(expiresAt) > now.getTime() ? kept : null;
  } catch {
    return null;
  }
}

/** Writing it tells the other tabs, through their storage events. */
export function keepSnapshot(storage: Storage, me: Me | null): void {
  const text = me ? JSON.stringify(snapshotOf(me)) : null;
  if (storage.getItem(SESSION_KEY) === text) return;
  if (text === null) storage.removeItem(SESSION_KEY);
  else storage.setItem(SESSION_KEY, text);
}
