import type { Language } from '@liora/domain/i18n/languages';
import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { isEmail } from './accounts.policy.ts';

export interface AccountRow {
  user_id: string;
  email: string;
  email_verified: boolean;
  username: string | null;
  /** Of their letters; null: they never said. */
  language: Language | null;
}

/** E-mail addresses are stored and compared in lower case. */
async function findAccountByEmail(db: Db, email: string): Promise<AccountRow | null> {
  const row = await accounts(db)
    .where(sql<string>`lower(u.email)`, '=', email.toLowerCase())
    .executeTakeFirst();
  return row ?? null;
}

/** Ignores letter case; `_` is a letter like any other (RUL-27). */
export async function findAccountByUsername(db: Db, username: string): Promise<AccountRow | null> {
  const row = await accounts(db)
    .where(sql<string>`lower(p.username)`, '=', username.toLowerCase())
    .executeTakeFirst();
  return row ?? null;
}

export async function findAccountById(db: Db, userId: string): Promise<AccountRow | null> {
  return (await accounts(db).where('u.id', '=', userId).executeTakeFirst()) ?? null;
}

/** By e-mail address or username, whichever the identifier is (AUTH-05). */
export function findAccount(db: Db, identifier: string): Promise<AccountRow | null> {
  return isEmail(identifier) ? findAccountByEmail(db, identifier) : findAccountByUsername(db, identifier);
}

function accounts(db: Db) {
  return db
    .selectFrom('auth_users as u')
    .leftJoin('profiles as p', 'p.user_id', 'u.id')
    .select(['u.id as user_id', 'u.email', 'u.email_verified', 'p.username'])
    .select(sql<Language | null>`p.language`.as('language'));
}

export interface NewAccount {
  userId: string;
  /** Lower case. */
  email: string;
  username: string;
  /** Null for who signs in with a company. */
  passwordHash: string | null;
  adultConfirmedAt: Date;
  language: Language | null;
}

/**
 * User, password and profile, in a transaction: together or not at all. Two at once for one name or one address: the unique indexes
 * let exactly one through, the other throws their violation (profiles_username_key, auth_users_email_key).
 */
export async function insertAccount(trx: Db, account: NewAccount): Promise<void> {
  const { userId, email, username, passwordHash, adultConfirmedAt, language } = account;
  await trx
    .insertInto('auth_users')
    .values({ id: userId, name: username, email, adult_confirmed_at: adultConfirmedAt })
    .execute();
  if (passwordHash !== null) await insertPassword(trx, userId, passwordHash);
  await trx.insertInto('profiles').values({ user_id: userId, username, language }).execute();
}

async function insertPassword(db: Db, userId: string, password: string): Promise<void> {
  await db
    .insertInto('auth_accounts')
    // The library finds a password by this pair of provider and account.
    .values({ user_id: userId, account_id: userId, provider_id: 'credential', password })
    .execute();
}

export async function insertDefaultProfile(db: Db, userId: string, username: string): Promise<void> {
  await db
    .insertInto('profiles')
    .values({ user_id: userId, username })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
}

/** Sets a new password, the first one of who came by a company or a link. It says nothing of whose the address is. */
export async function updatePassword(db: Db, userId: string, passwordHash: string, now: Date): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('auth_accounts')
    .set({ password: passwordHash, updated_at: now })
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) await insertPassword(db, userId, passwordHash);
}

export async function markEmailVerified(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('auth_users')
    .set({ email_verified: true, updated_at: now })
    .where('id', '=', userId)
    .execute();
}

/** What language somebody is spoken to in, unless they have said so before. */
export async function noteLanguage(db: Db, userId: string, language: Language): Promise<void> {
  await db
    .updateTable('profiles')
    .set({ language })
    .where('user_id', '=', userId)
    .where('language', 'is', null)
    .execute();
}
