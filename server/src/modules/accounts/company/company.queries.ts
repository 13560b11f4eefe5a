import type { Db } from '../../../db/client.ts';
import type { CompanyIdentity } from './company.types.ts';

type Identity = Pick<CompanyIdentity, 'issuer' | 'subject'>;

/** Whose Liora account it is. Serves: signing in, by auth_accounts_subject. */
export async function findCompanyOwner(db: Db, { issuer, subject }: Identity): Promise<string | null> {
  const row = await db
    .selectFrom('auth_accounts')
    .select('user_id')
    .where('provider_id', '=', issuer)
    .where('account_id', '=', subject)
    .where('provider_id', '<>', 'credential')
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** False when one of the two is connected already. */
export async function insertCompanyAccount(
  db: Db,
  userId: string,
  { issuer, subject }: Identity,
  now: Date,
): Promise<boolean> {
  const row = await db
    .insertInto('auth_accounts')
    .values({ user_id: userId, provider_id: issuer, account_id: subject, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Serves: how somebody signs in, by auth_accounts_user. */
export async function listProviders(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('auth_accounts')
    .select('provider_id')
    .where('user_id', '=', userId)
    .execute();
  return rows.map(({ provider_id }) => provider_id);
}

/** Whatever company signs in to the account, also one of earlier settings; whether there was one. */
export async function deleteCompanyAccounts(db: Db, userId: string, addedSince?: Date): Promise<boolean> {
  const rows = await db
    .deleteFrom('auth_accounts')
    .where('user_id', '=', userId)
    .where('provider_id', '<>', 'credential')
    .$if(addedSince !== undefined, (query) => query.where('created_at', '>=', addedSince ?? null))
    .returning('id')
    .execute();
  return rows.length > 0;
}
