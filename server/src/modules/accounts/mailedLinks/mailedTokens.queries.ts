import { createHash } from 'node:crypto';
import type { Db } from '../../../db/client.ts';

/** What a mailed link may do. */
export type LinkPurpose = 'reset-password' | 'verify-email';

/** Only the hash is stored: who reads the table holds no working link (RUL-108). */
function identifierOf(purpose: LinkPurpose, token: string): string {
  return `${purpose}:${createHash('sha256').update(token).digest('hex')}`;
}

/** Makes a link work for a user. */
export async function insertMailedToken(
  db: Db,
  link: { purpose: LinkPurpose; token: string; userId: string; expiresAt: Date },
): Promise<void> {
  const identifier = identifierOf(link.purpose, link.token);
  await db
    .insertInto('auth_verifications')
    .values({ identifier, value: link.userId, expires_at: link.expiresAt })
    .execute();
}

/** The user that a token was mailed to, while it works, or null; spends nothing. */
export async function readMailedToken(
  db: Db,
  purpose: LinkPurpose,
  token: string,
  now: Date,
): Promise<string | null> {
  const row = await db
    .selectFrom('auth_verifications')
    .select('value')
    .where('identifier', '=', identifierOf(purpose, token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.value ?? null;
}

/** Spends a token: the user it was mailed to, or null. Of two calls at once one gets the user. */
export async function spendMailedToken(
  db: Db,
  purpose: LinkPurpose,
  token: string,
  now: Date,
): Promise<string | null> {
  const row = await db
    .deleteFrom('auth_verifications')
    .where('identifier', '=', identifierOf(purpose, token))
    .where('expires_at', '>', now)
    .returning('value')
    .executeTakeFirst();
  return row?.value ?? null;
}

/** Ends all links of one kind that a user still has in their mail. Serves: auth_verifications_value. */
export async function dropMailedTokens(db: Db, purpose: LinkPurpose, userId: string): Promise<void> {
  await db
    .deleteFrom('auth_verifications')
    .where('value', '=', userId)
    .where('identifier', 'like', `${purpose}:%`)
    .execute();
}

/** Ends all links that a user still has in their mail. Serves: auth_verifications_value. */
export async function dropAllMailedTokens(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('auth_verifications').where('value', '=', userId).execute();
}

/** Serves: the sweep of what has run out, by auth_verifications_expires. */
export async function sweepMailedTokens(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('auth_verifications').where('expires_at', '<=', now).execute();
}
