import { createHash } from 'node:crypto';
import type { Db } from '../../../db/client.ts';

const hashOf = (code: string): string => createHash('sha256').update(code).digest('hex');

export interface StoredCode {
  /** Whose it is. */
  user_id: string;
  expires_at: Date;
  used_by: string | null;
}

/** Stores the one code of a person; the one before is gone. */
export async function storeCode(
  db: Db,
  { userId, code, now, expiresAt }: { userId: string; code: string; now: Date; expiresAt: Date },
): Promise<void> {
  const values = { code_hash: hashOf(code), created_at: now, expires_at: expiresAt };
  await db
    .insertInto('link_codes')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ ...values, used_at: null, used_by: null }),
    )
    .execute();
}

/** Serves: link_codes_code_hash_key. */
export async function findCode(db: Db, code: string): Promise<StoredCode | undefined> {
  return db
    .selectFrom('link_codes')
    .select(['user_id', 'expires_at', 'used_by'])
    .where('code_hash', '=', hashOf(code))
    .executeTakeFirst();
}

export async function markCodeUsed(db: Db, userId: string, usedBy: string, now: Date): Promise<void> {
  await db
    .updateTable('link_codes')
    .set({ used_by: usedBy, used_at: now })
    .where('user_id', '=', userId)
    .execute();
}

/** Until when a code of this person waits to be used. */
export async function waitingCode(db: Db, userId: string, now: Date): Promise<Date | null> {
  const row = await db
    .selectFrom('link_codes')
    .select('expires_at')
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.expires_at ?? null;
}

/** Takes back the codes of these people that nobody has used. */
export async function dropWaitingCodes(db: Db, userIds: readonly string[]): Promise<void> {
  await db
    .deleteFrom('link_codes')
    .where('user_id', 'in', [...userIds])
    .where('used_at', 'is', null)
    .execute();
}

/** Serves: link_codes_expires_at. */
export async function sweepCodes(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('link_codes').where('expires_at', '<', before).execute();
}
