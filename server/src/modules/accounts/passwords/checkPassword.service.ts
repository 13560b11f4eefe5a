import { hashPassword, verifyPassword } from 'better-auth/crypto';
import type { Db } from '../../../db/client.ts';
import { readPasswordHash } from './password.queries.ts';

/** For nobody, and for who has no password, one is hashed all the same: both take as long (RUL-25). */
export async function isPasswordOf(db: Db, userId: string | null, password: string): Promise<boolean> {
  const hash = userId && (await readPasswordHash(db, userId));
  if (hash) return verifyPassword({ hash, password });
  await hashPassword(password);
  return false;
}
