import { createHmac, randomUUID } from 'node:crypto';
import { HOUR_MS } from '@liora/domain/durations';
import { hashPassword } from 'better-auth/crypto';
import type { Db } from '../src/db/client.ts';
import type { Deps } from '../src/deps.ts';
import { insertAccount } from '../src/modules/accounts/accounts.queries.ts';
import { SESSION_COOKIE } from '../src/modules/accounts/session/sessionCookie.parser.ts';

const hashes = new Map<string, Promise<string>>();

/** Each password is hashed once: it takes a tenth of a second. */
function hashOf(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, hash);
  return hash;
}

/** An account as signing up stores it, without its letter; the id of the person. */
export async function storeAccount(
  db: Db,
  person: { username: string; email: string; password: string },
): Promise<string> {
  const userId = randomUUID();
  const account = { ...person, userId, passwordHash: await hashOf(person.password) };
  await db
    .transaction()
    .execute((trx) => insertAccount(trx, { ...account, adultConfirmedAt: new Date(), language: null }));
  return userId;
}

/** A session of `userId` as a browser sends it, signed with the secret of the Liora that is to read it. */
export async function signedSession(db: Db, secret: string, userId: string, now: Date): Promise<string> {
  const token = randomUUID();
  await db
    .insertInto('auth_sessions')
    .values({ user_id: userId, token, created_at: now, expires_at: new Date(now.getTime() + HOUR_MS) })
    .execute();
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  return `${SESSION_COOKIE}=${encodeURIComponent(`${token}.${signature}`)}`;
}

export function sessionCookie({ db, config, now }: Deps, userId: string): Promise<string> {
  return signedSession(db, config.sessionSecret, userId, now());
}
