import { hashPassword, verifyPassword } from 'better-auth/crypto';
import type { Db } from '../../../db/client.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { lockPasswordHash, readPasswordHash } from './password.queries.ts';

/** For nobody, and for who has no password, one is hashed all the same: both take as long (RUL-25). */
export async function isPasswordOf(db: Db, userId: string | null, password: string): Promise<boolean> {
  return (await matchingHash(db, userId, password)) !== null;
}

/** The stored hash that a password fits, or null; takes as long as {@link isPasswordOf}. */
export async function matchingHash(db: Db, userId: string | null, password: string): Promise<string | null> {
  const hash = userId && (await readPasswordHash(db, userId));
  if (hash) return (await verifyPassword({ hash, password })) ? hash : null;
  await hashPassword(password);
  return null;
}

/**
 * In the transaction that begins a session: the password that was right a moment ago still is. Whoever changes it waits for
 * this transaction, or this one for theirs, and ends its sessions after it has changed it.
 * @throws WRONG_CREDENTIALS
 */
export async function requireSamePassword(trx: Db, userId: string, hash: string): Promise<void> {
  if ((await lockPasswordHash(trx, userId)) !== hash) throw new ProductError('WRONG_CREDENTIALS');
}
