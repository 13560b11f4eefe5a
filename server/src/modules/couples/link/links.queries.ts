import type { MembershipFields } from '@liora/domain/rules/membership';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { premiumOverride } from '../../membership/premiumOverride.rules.ts';

/** Somebody who is to be linked, whose row is locked until the transaction ends. */
export interface LinkingPerson extends MembershipFields {
  user_id: string;
  is_away: boolean;
  premium_override: boolean;
}

/**
 * Locks people in the order of their ids: what begins and ends links, blocks and accounts of the same person takes turns, and
 * nobody waits in a circle.
 */
export async function lockPeople(trx: Db, userIds: readonly string[]): Promise<LinkingPerson[]> {
  const rows = await trx
    .selectFrom('profiles')
    .select([
      'user_id',
      'is_away',
      'membership_tier',
      'subscription_status',
      'subscription_end_date',
      'trial_status',
      'admin_managed_tier',
      premiumOverride.as('premium_override'),
    ])
    .where('user_id', 'in', [...new Set(userIds)])
    .orderBy('user_id')
    .forNoKeyUpdate()
    .execute();
  return rows as LinkingPerson[];
}

/** Whether either of two people has blocked the other. */
export async function isBlockBetween(db: Db, one: string, other: string): Promise<boolean> {
  const row = await db
    .selectFrom('blocked_users')
    .select('id')
    .where((eb) =>
      eb.or([
        eb.and({ blocker_user_id: one, blocked_user_id: other }),
        eb.and({ blocker_user_id: other, blocked_user_id: one }),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

export interface LinkOfPerson {
  link_id: string;
  partner_id: string;
  username: string;
  profile_photo_url: string | null;
  created_at: Date;
  last_entitlement_ok_at: Date;
  /** The partner is suspended. */
  is_away: boolean;
}

/** The accepted link of a person with their partner's name and photo, paused or not. */
export async function linkOf(db: Db, userId: string): Promise<LinkOfPerson | undefined> {
  return db
    .selectFrom('linked_people as l')
    .innerJoin('partner_links as k', 'k.id', 'l.link_id')
    .innerJoin('profiles as p', 'p.user_id', 'l.partner_id')
    .where('l.user_id', '=', userId)
    .select([
      'l.link_id',
      'l.partner_id',
      'p.username',
      'p.profile_photo_url',
      'k.created_at',
      'k.last_entitlement_ok_at',
      'p.is_away',
    ])
    .executeTakeFirst();
}

/** Whether any of these people has a partner. */
export async function isAnyLinked(db: Db, userIds: readonly string[]): Promise<boolean> {
  const row = await db
    .selectFrom('linked_people')
    .select('user_id')
    .where('user_id', 'in', [...userIds])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertLink(trx: Db, inviterId: string, acceptorId: string, now: Date): Promise<void> {
  const { id } = await trx
    .insertInto('partner_links')
    .values({
      user_id_1: inviterId,
      user_id_2: acceptorId,
      status: 'accepted',
      last_entitlement_ok_at: now,
      checked_at: now,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('linked_people')
    .values([
      { user_id: inviterId, partner_id: acceptorId, link_id: id },
      { user_id: acceptorId, partner_id: inviterId, link_id: id },
    ])
    .execute();
}

export type DisconnectReason = 'user' | 'block' | 'entitlement_lapsed' | 'account_closed';

/** Ends an accepted link; the two people it linked, none when it had ended before. Who ends it first wins. */
export async function endLink(
  trx: Db,
  linkId: string,
  reason: DisconnectReason,
  now: Date,
): Promise<string[]> {
  const { numUpdatedRows } = await trx
    .updateTable('partner_links')
    .set({ status: 'declined', disconnect_reason: reason, updated_at: now })
    .where('id', '=', linkId)
    .where('status', '=', 'accepted')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return [];
  const rows = await trx
    .deleteFrom('linked_people')
    .where('link_id', '=', linkId)
    .returning('user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** A link whose memberships are to be looked at, with those of its two people. */
export interface CheckedLink {
  id: string;
  last_entitlement_ok_at: Date;
  premium_override: boolean;
  people: readonly (Omit<MembershipFields, 'subscription_end_date'> & {
    subscription_end_date: string | null;
  })[];
}

/**
 * Accepted links last looked at before `due`, or before `dueAgain` if one of the two was no member then; the longest waiting
 * first. Their rows stay locked; those that another node works on are left to it. Serves: partner_links_checked.
 */
export async function lockDueLinks(
  trx: Db,
  { due, dueAgain, most }: { due: Date; dueAgain: Date; most: number },
): Promise<CheckedLink[]> {
  const { rows } = await sql<CheckedLink>`
    select k.id, k.last_entitlement_ok_at, ${premiumOverride} as premium_override,
      (select json_agg(json_build_object('membership_tier', p.membership_tier, 'subscription_status', p.subscription_status,
        'subscription_end_date', p.subscription_end_date, 'trial_status', p.trial_status, 'admin_managed_tier', p.admin_managed_tier))
       from profiles p where p.user_id in (k.user_id_1, k.user_id_2)) as people
    from partner_links k
    where k.status = 'accepted' and k.checked_at <= ${dueAgain}
      and (k.checked_at <= ${due} or k.last_entitlement_ok_at < k.checked_at)
    order by k.checked_at limit ${most} for update of k skip locked`.execute(trx);
  return rows;
}

/** Notes that links were looked at; `ok`: both were members. */
export async function noteChecked(
  trx: Db,
  linkIds: readonly string[],
  ok: boolean,
  now: Date,
): Promise<void> {
  if (linkIds.length === 0) return;
  await trx
    .updateTable('partner_links')
    .set({ checked_at: now, ...(ok && { last_entitlement_ok_at: now }) })
    .where('id', 'in', [...linkIds])
    .execute();
}
