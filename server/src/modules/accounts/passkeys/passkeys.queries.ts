import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';

export interface NewPasskey {
  userId: string;
  credentialId: string;
  publicKey: Buffer;
  counter: number;
  transports: string[];
  backedUp: boolean;
  name: string;
  now: Date;
}

/** Holds the account, so that of many at once none goes beyond the most that one may have. */
export async function lockPasskeys(trx: Db, userId: string): Promise<number> {
  await trx.selectFrom('auth_users').select('id').where('id', '=', userId).forUpdate().execute();
  return (await listPasskeys(trx, userId)).length;
}

/** Null for a credential that is somebody's already. */
export async function insertPasskey(db: Db, passkey: NewPasskey): Promise<string | null> {
  const row = await db
    .insertInto('passkeys')
    .values({
      user_id: passkey.userId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: passkey.transports,
      backed_up: passkey.backedUp,
      name: passkey.name,
      created_at: passkey.now,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** At most PASSKEYS_MAX, the oldest first. */
export function listPasskeys(db: Db, userId: string) {
  return db
    .selectFrom('passkeys')
    .select(['id', 'credential_id', 'name', 'backed_up', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
export type PasskeyRow = Awaited<ReturnType<typeof listPasskeys>>[number];

export async function hasPasskeys(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('passkeys')
    .select('id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function findPasskey(db: Db, credentialId: string) {
  const row = await db
    .selectFrom('passkeys')
    .select(['id', 'user_id', 'credential_id', 'public_key', 'counter', 'transports'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
  return row ?? null;
}

/** Notes an answer. False when the counter went back: then there are two of a passkey that can be there once. */
export async function markUsed(
  db: Db,
  id: string,
  answer: { counter: number; backedUp: boolean; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('passkeys')
    .set({ counter: answer.counter, backed_up: answer.backedUp, last_used_at: answer.now })
    .where('id', '=', id)
    .where(
      sql<boolean>`(counter < ${answer.counter}::bigint or (counter = 0 and ${answer.counter}::bigint = 0))`,
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function renamePasskeyRow(db: Db, userId: string, id: string, name: string): Promise<boolean> {
  const row = await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deletePasskey(db: Db, userId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deletePasskeysSince(db: Db, userId: string, since: Date): Promise<void> {
  await db.deleteFrom('passkeys').where('user_id', '=', userId).where('created_at', '>=', since).execute();
}

/** True once per challenge, however many answers to it come at once. */
export async function spendChallenge(db: Db, hash: string, expiresAt: Date): Promise<boolean> {
  const row = await db
    .insertInto('spent_challenges')
    .values({ challenge_hash: hash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('challenge_hash').doNothing())
    .returning('challenge_hash')
    .executeTakeFirst();
  return row !== undefined;
}

export async function sweepChallenges(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('spent_challenges').where('expires_at', '<=', now).execute();
}
