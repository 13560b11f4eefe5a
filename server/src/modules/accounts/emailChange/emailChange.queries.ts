import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';

export interface EmailChange {
  id: string;
  user_id: string;
  old_email: string;
  new_email: string;
  created_at: Date;
  confirm_until: Date;
  confirmed_at: Date | null;
  take_back_until: Date;
}

const COLUMNS = [
  'id',
  'user_id',
  'old_email',
  'new_email',
  'created_at',
  'confirm_until',
  'confirmed_at',
  'take_back_until',
] as const;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

export async function insertEmailChange(
  trx: Db,
  change: Pick<
    EmailChange,
    'id' | 'user_id' | 'old_email' | 'new_email' | 'confirm_until' | 'take_back_until'
  > & {
    confirmToken: string;
    takeBackToken: string;
    now: Date;
  },
): Promise<void> {
  const { confirmToken, takeBackToken, now, ...columns } = change;
  await trx
    .insertInto('email_changes')
    .values({
      ...columns,
      confirm_hash: hashOf(confirmToken),
      take_back_hash: hashOf(takeBackToken),
      created_at: now,
    })
    .execute();
}

/** A newer wish: what was asked for before can no longer be confirmed, but still be taken back. */
export async function endPendingChanges(trx: Db, userId: string, now: Date): Promise<void> {
  await trx
    .updateTable('email_changes')
    .set({ confirm_until: now })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .where('confirm_until', '>', now)
    .execute();
}

export async function findEmailChange(db: Db, id: string): Promise<EmailChange | null> {
  const row = await db.selectFrom('email_changes').select(COLUMNS).where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** The address that waits to be confirmed, if any. */
export async function pendingEmail(db: Db, userId: string, now: Date): Promise<string | null> {
  const row = await db
    .selectFrom('email_changes')
    .select('new_email')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .where('confirm_until', '>', now)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.new_email ?? null;
}

/** Marks as confirmed what a link stands for: once, and while it is good. */
export async function confirmChange(
  trx: Db,
  token: string,
  when: { now: Date; takeBackUntil: Date },
): Promise<EmailChange | null> {
  const row = await trx
    .updateTable('email_changes')
    .set({ confirmed_at: when.now, take_back_until: when.takeBackUntil })
    .where('confirm_hash', '=', hashOf(token))
    .where('confirmed_at', 'is', null)
    .where('confirm_until', '>', when.now)
    .returning(COLUMNS)
    .executeTakeFirst();
  return row ?? null;
}

/** Whose change a link takes back, while it is good; spends nothing. */
export async function ownerOfTakeBack(trx: Db, token: string, now: Date): Promise<string | null> {
  const row = await trx
    .selectFrom('email_changes')
    .select('user_id')
    .where('take_back_hash', '=', hashOf(token))
    .where('take_back_until', '>', now)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** What a link takes back, removed with everything that was asked for after it. */
export async function takeBackChange(trx: Db, token: string, now: Date): Promise<EmailChange | null> {
  const change = await trx
    .deleteFrom('email_changes')
    .where('take_back_hash', '=', hashOf(token))
    .where('take_back_until', '>', now)
    .returning(COLUMNS)
    .executeTakeFirst();
  if (!change) return null;
  await trx
    .deleteFrom('email_changes')
    .where('user_id', '=', change.user_id)
    .where('created_at', '>=', change.created_at)
    .execute();
  return change;
}

/** Sets a confirmed address. False when the account has another than the change began with. */
export async function setEmail(
  trx: Db,
  userId: string,
  { from, to, now }: { from: string | null; to: string; now: Date },
): Promise<boolean> {
  const row = await trx
    .updateTable('auth_users')
    .set({ email: to, email_verified: true, updated_at: now })
    .where('id', '=', userId)
    .$if(from !== null, (query) => query.where(sql<string>`lower(email)`, '=', (from ?? '').toLowerCase()))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether an address that nobody has may come back to who had it: until then it is nobody else's. */
export async function isHeldEmail(
  db: Db,
  email: string,
  now: Date,
  butBy: string | null = null,
): Promise<boolean> {
  const row = await db
    .selectFrom('email_changes')
    .select('id')
    .where(sql<string>`lower(old_email)`, '=', email.toLowerCase())
    .where('confirmed_at', 'is not', null)
    .where('take_back_until', '>', now)
    .$if(butBy !== null, (query) => query.where('user_id', '<>', butBy ?? ''))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function sweepEmailChanges(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('email_changes').where('take_back_until', '<=', now).execute();
}
