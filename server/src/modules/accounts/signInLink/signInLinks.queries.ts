import type { Language } from '@liora/domain/i18n/languages';
import type { Db } from '../../../db/client.ts';
import { hashOfToken } from './signInLink.rules.ts';

export interface SignInLink {
  id: string;
  /** Lower case. */
  email: string;
  adult_confirmed_at: Date | null;
  invitation_id: string | null;
  browser: string | null;
  system: string | null;
  /** Of its letter: of whoever has an account, else of who asked. */
  language: Language | null;
  expires_at: Date;
}

const COLUMNS = [
  'id',
  'email',
  'adult_confirmed_at',
  'invitation_id',
  'browser',
  'system',
  'language',
  'expires_at',
] as const;

type Stored = Omit<SignInLink, 'language'> & { language: string | null };
const toLink = (row: Stored | undefined): SignInLink | null =>
  row ? { ...row, language: row.language as Language | null } : null;

/** The link of an address from now on; the one before it works no longer. */
export async function putSignInLink(
  trx: Db,
  { token, now, ...columns }: SignInLink & { token: string; now: Date },
): Promise<void> {
  const { email, ...rest } = { ...columns, token_hash: hashOfToken(token), created_at: now };
  await trx
    .insertInto('sign_in_links')
    .values({ email, ...rest })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(rest))
    .execute();
}

/** What a token stands for, while it works; spends nothing. */
export async function readSignInLink(db: Db, token: string, now: Date): Promise<SignInLink | null> {
  const row = await db
    .selectFrom('sign_in_links')
    .select(COLUMNS)
    .where('token_hash', '=', hashOfToken(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return toLink(row);
}

/** The same, and until the transaction ends nobody else takes it. */
export async function lockSignInLink(trx: Db, token: string, now: Date): Promise<SignInLink | null> {
  const row = await trx
    .selectFrom('sign_in_links')
    .select(COLUMNS)
    .where('token_hash', '=', hashOfToken(token))
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
  return toLink(row);
}

/** The link that a letter is to carry; null when it ran out, was pressed or replaced while the letter waited. */
export async function findSignInLink(db: Db, id: string, now: Date): Promise<SignInLink | null> {
  const row = await db
    .selectFrom('sign_in_links')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return toLink(row);
}

/** Spends a token: of many presses at once one is told yes. */
export async function spendSignInLink(trx: Db, token: string, now: Date): Promise<boolean> {
  const row = await trx
    .deleteFrom('sign_in_links')
    .where('token_hash', '=', hashOfToken(token))
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** What lies in a mailbox signs in no longer: the address changes hands, or a new password was set. */
export async function dropSignInLinks(trx: Db, email: string): Promise<void> {
  await trx.deleteFrom('sign_in_links').where('email', '=', email.toLowerCase()).execute();
}

export async function sweepSignInLinks(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('sign_in_links').where('expires_at', '<=', now).execute();
}
