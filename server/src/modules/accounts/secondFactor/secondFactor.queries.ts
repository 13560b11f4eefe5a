import { createHash } from 'node:crypto';
import type { Db } from '../../../db/client.ts';

/** Begins to set up an app, or begins anew. False when one is set up already. */
export async function startFactor(db: Db, userId: string, secret: Buffer, now: Date): Promise<boolean> {
  const row = await db
    .insertInto('second_factors')
    .values({ user_id: userId, secret, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret, created_at: now, last_step: 0 })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The sealed secret of an app that is set up, or of one that is being set up. */
export async function readFactor(
  db: Db,
  userId: string,
): Promise<{ secret: Buffer; confirmed_at: Date | null } | null> {
  const row = await db
    .selectFrom('second_factors')
    .select(['secret', 'confirmed_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

export async function hasCodeApp(db: Db, userId: string): Promise<boolean> {
  return Boolean((await readFactor(db, userId))?.confirmed_at);
}

/**
 * From now on codes are asked for. The code that says so counts as used. False when another call was first, or the
 * secret was replaced meanwhile.
 */
export async function confirmFactor(
  db: Db,
  userId: string,
  code: { secret: Buffer; step: number; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('second_factors')
    .set({ confirmed_at: code.now, last_step: code.step })
    .where('user_id', '=', userId)
    .where('secret', '=', code.secret)
    .where('confirmed_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes a time step: of all codes of one step, tried however often at once, one counts. */
export async function takeStep(db: Db, userId: string, step: number): Promise<boolean> {
  const row = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The app and its recovery codes; whether there was one that was set up. */
export async function deleteFactor(trx: Db, userId: string, addedSince?: Date): Promise<boolean> {
  const row = await trx
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .$if(addedSince !== undefined, (query) => query.where('created_at', '>=', addedSince ?? null))
    .returning('confirmed_at')
    .executeTakeFirst();
  if (!row) return false;
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  return row.confirmed_at !== null;
}

export async function replaceRecoveryCodes(
  trx: Db,
  userId: string,
  hashes: string[],
  now: Date,
): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await trx
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash, created_at: now })))
    .execute();
}

/** A set that was made since then; the app stays. */
export async function deleteRecoveryCodesSince(trx: Db, userId: string, since: Date): Promise<void> {
  await trx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('created_at', '>=', since)
    .execute();
}

/** Uses a recovery code up; of many calls at once with one code, one is told yes. */
export async function takeRecoveryCode(db: Db, userId: string, hash: string): Promise<boolean> {
  const row = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<string>().as('left'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(left);
}

/** Holds the account's factor until the end of the transaction, so that sets of recovery codes never mix. */
export async function lockFactor(trx: Db, userId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('second_factors')
    .select('confirmed_at')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return Boolean(row?.confirmed_at);
}

const hashOf = (ticket: string) => createHash('sha256').update(ticket).digest('hex');

export async function insertTicket(
  db: Db,
  ticket: { token: string; userId: string; expiresAt: Date },
): Promise<void> {
  const { token, userId, expiresAt } = ticket;
  await db
    .insertInto('sign_in_tickets')
    .values({ ticket_hash: hashOf(token), user_id: userId, expires_at: expiresAt })
    .execute();
}

/** Whose password it stands for, while it is good; spends nothing. */
export async function readTicket(db: Db, token: string, now: Date): Promise<string | null> {
  const row = await db
    .selectFrom('sign_in_tickets')
    .select('user_id')
    .where('ticket_hash', '=', hashOf(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Of two calls at once one is told yes. */
export async function spendTicket(db: Db, token: string, now: Date): Promise<boolean> {
  const row = await db
    .deleteFrom('sign_in_tickets')
    .where('ticket_hash', '=', hashOf(token))
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** A new password: what the old one opened half-way is shut. */
export async function dropTickets(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('sign_in_tickets').where('user_id', '=', userId).execute();
}

export async function sweepTickets(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('sign_in_tickets').where('expires_at', '<=', now).execute();
}
