import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { LOCKS } from '../../../db/locks.ts';
import { areBlocked } from '../../safety/blocks/blocks.policy.ts';

export interface NewInvitation {
  id: string;
  invitation_code: string;
  sender_id: string;
  recipient_id: string | null;
  for_one: boolean;
  /** Left out: no. */
  is_surprise?: boolean;
  venue_name: string;
  venue_address: string | null;
  notes: string | null;
  place_id: string | null;
  plan_id: string | null;
  time_zone: string;
  request_id: string;
  planned_date: Date | null;
  expires_at: Date;
  created_at: Date;
}

/** Until the transaction ends this person makes no other invitation: what they sent before and counting are one step. */
export async function takeSendersTurn(trx: Db, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCKS.invitationSenders}, hashtext(${userId}))`.execute(trx);
}

const ofRequest = (db: Db, userId: string, requestId: string) =>
  db
    .selectFrom('date_invitations')
    .select('id')
    .where('sender_id', '=', userId)
    .where('request_id', '=', requestId);

/** The invitation that a request made before. Serves: date_invitations_request_key. */
export const invitationOfRequest = async (
  db: Db,
  userId: string,
  requestId: string,
): Promise<string | undefined> => (await ofRequest(db, userId, requestId).executeTakeFirst())?.id;

/** Stores it, or finds what the same request stored before: its id either way, and whether it is new. */
export async function insertInvitation(
  trx: Db,
  invitation: NewInvitation,
  times: readonly Date[],
): Promise<{ id: string; isNew: boolean }> {
  const inserted = await trx
    .insertInto('date_invitations')
    .values(invitation)
    .onConflict((conflict) => conflict.constraint('date_invitations_request_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) {
    await insertTimes(trx, inserted.id, times);
    return { id: inserted.id, isNew: true };
  }
  const earlier = await ofRequest(trx, invitation.sender_id, invitation.request_id).executeTakeFirstOrThrow();
  return { id: earlier.id, isNew: false };
}

async function insertTimes(trx: Db, id: string, times: readonly Date[]): Promise<void> {
  if (times.length === 0) return;
  await trx
    .insertInto('invitation_times')
    .values(times.map((starts_at) => ({ invitation_id: id, starts_at })))
    .execute();
}

/** Until the transaction ends nobody else answers, changes or calls off this one: who comes later waits. */
export async function lockInvitation(trx: Db, which: { id: string } | { hash: string }): Promise<void> {
  const chosen = 'id' in which ? sql`id = ${which.id}::uuid` : sql`invitation_code = ${which.hash}`;
  await sql`select from date_invitations where ${chosen} for no key update`.execute(trx);
}

export interface Answer {
  status: 'accepted' | 'rejected';
  recipient_id: string;
  response_notes: string | null;
  responded_at: Date;
  /** The time that was chosen; undefined leaves it. */
  planned_date?: Date | null;
  expires_at?: Date;
}

export async function storeAnswer(trx: Db, id: string, answer: Answer): Promise<void> {
  await trx
    .updateTable('date_invitations')
    .set((eb) => ({ ...answer, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Other times, and other words unless they are undefined. */
export async function replaceTimes(
  trx: Db,
  id: string,
  times: readonly Date[],
  change: { planned_date: Date | null; expires_at: Date; notes?: string | null },
): Promise<void> {
  await trx
    .updateTable('date_invitations')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await trx.deleteFrom('invitation_times').where('invitation_id', '=', id).execute();
  await insertTimes(trx, id, times);
}

export async function markCalledOff(
  trx: Db,
  id: string,
  by: 'sender' | 'recipient',
  now: Date,
): Promise<void> {
  await trx
    .updateTable('date_invitations')
    .set((eb) => ({ called_off_by: by, called_off_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Of those that somebody could still answer or go to. Serves: date_invitations_pkey. */
export async function markAllCalledOff(
  trx: Db,
  ids: readonly string[],
  by: 'sender' | 'recipient',
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('date_invitations')
    .set((eb) => ({ called_off_by: by, called_off_at: now, version: eb('version', '+', 1) }))
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .where('called_off_by', 'is', null)
    .where('status', '!=', 'rejected')
    .where('expires_at', '>', now)
    .execute();
}

/** When somebody last wished for another time. Serves: invitation_requests_newest. */
export async function lastRequestAt(trx: Db, id: string): Promise<Date | null> {
  const row = await trx
    .selectFrom('invitation_requests')
    .select('created_at')
    .where('invitation_id', '=', id)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.created_at ?? null;
}

export async function insertRequest(
  trx: Db,
  request: {
    invitation_id: string;
    user_id: string;
    suggested_at: Date | null;
    notes: string | null;
    created_at: Date;
  },
): Promise<void> {
  await trx.insertInto('invitation_requests').values(request).execute();
}

export async function storeReply(
  trx: Db,
  requestId: string,
  reply: 'accepted' | 'suggested' | 'kept',
  now: Date,
): Promise<void> {
  await trx
    .updateTable('invitation_requests')
    .set({ reply, replied_at: now })
    .where('id', '=', requestId)
    .execute();
}

/** Whether these two may pass an invitation between them, and both are there. Serves: blocked_users_pair_key. */
export async function mayPassBetween(db: Db, sender: string, recipient: string): Promise<boolean> {
  const { rows } = await sql`
    select from profiles p where p.user_id = ${recipient}::uuid and not p.is_away and not exists (
      select from blocked_users b where b.blocker_user_id = p.user_id and b.blocked_user_id = ${sender}::uuid)
      and not exists (
      select from blocked_users b where b.blocker_user_id = ${sender}::uuid and b.blocked_user_id = p.user_id)`.execute(
    db,
  );
  return rows.length > 0;
}

/**
 * Whether somebody takes an invitation by name from somebody else: of anyone or of their partner, as they chose, and of nobody
 * where either has blocked the other. Serves: profiles_pkey, linked_people_pkey, blocked_users_pair_key.
 */
export async function takesInvitationOf(db: Db, recipient: string, sender: string): Promise<boolean> {
  const [one, other] = [sql`p.user_id`, sql`${sender}::uuid`];
  const { rows } = await sql`
    select from profiles p where p.user_id = ${recipient}::uuid and p.user_id <> ${other} and not p.is_away
      and (p.invitable_by = 'anyone' or exists (
        select from linked_people l where l.user_id = p.user_id and l.partner_id = ${other}))
      and not ${areBlocked(one, other)}`.execute(db);
  return rows.length > 0;
}
