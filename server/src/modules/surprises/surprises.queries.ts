import type { PlanPlace } from '@liora/domain/contract/planCards';
import type { InvitationStatus } from '@liora/domain/rules/invitations';
import type { RevealTime, SurpriseArea } from '@liora/domain/rules/surprises';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { isAfter, type TimePosition, timePosition } from '../../db/newestFirst.ts';
import type { Viewer } from '../../rpc/context.ts';
import { activeLinks } from '../couples/partner.policy.ts';
import { planSight } from '../plans/planSight.policy.ts';
import type { DateLimitsRow } from './dateLimits.queries.ts';
import type { SurpriseAccess } from './surprises.policy.ts';

interface PersonRow {
  user_id: string;
  username: string;
  profile_photo_url: string | null;
}

/** A surprise with its plan, its invitation and what its guest needs. */
export interface SurpriseRow extends SurpriseAccess {
  id: string;
  plan_id: string;
  minutes: number;
  area_miles: SurpriseArea;
  dress: string | null;
  ended_at: Date | null;
  version: number;
  invitation_id: string;
  starts_at: Date;
  time_zone: string;
  notes: string | null;
  answer: InvitationStatus;
  is_called_off: boolean;
  /**
   * Its plan is hidden or under review, or it has ended and its plan is nothing that the viewer sees today: then its guest is
   * told nothing of what opens or has opened.
   */
  is_withheld: boolean;
  planner: PersonRow;
  guest: PersonRow;
  title: string;
  location_name: string | null;
  places: PlanPlace[];
  reveals: RevealTime[];
  needs: DateLimitsRow | null;
  /** They were said before it was planned, or for the first time: who moves them on learns nothing by it. */
  needs_stand: boolean | null;
  position: string;
}

const personOf = (alias: string) =>
  sql`json_build_object('user_id', ${sql.ref(`${alias}.user_id`)}, 'username', ${sql.ref(`${alias}.username`)},
    'profile_photo_url', ${sql.ref(`${alias}.profile_photo_url`)})`;

const surprisesWhere = (viewer: Viewer, where: RawBuilder<unknown>) => sql<SurpriseRow>`
  select u.id, u.user_id, u.for_user_id, u.link_id, u.plan_id, u.minutes, u.area_miles, u.dress, u.ended_at, u.version,
    u.invitation_id, i.planned_date as starts_at, i.time_zone, i.notes, i.status as answer,
    i.called_off_at is not null or p.deleted_at is not null as is_called_off,
    p.is_hidden or p.is_reported or u.ended_at is not null and ${planSight(viewer, 'p')} <> 'full' as is_withheld, ${personOf('a')} as planner, ${personOf('b')} as guest,
    p.title, p.location_name, p.places, ${timePosition('u')} as position,
    (select coalesce(json_agg(json_build_object('what', r.what, 'minutes_before', r.minutes_before)), '[]')
     from surprise_reveals r where r.surprise_id = u.id) as reveals,
    (select json_build_object('diet', l.diet, 'budget', l.budget, 'longest_walk_minutes', l.longest_walk_minutes)
     from date_limits l where l.user_id = u.for_user_id) as needs,
    (select l.version = 1 or l.changed_at <= u.created_at from date_limits l where l.user_id = u.for_user_id) as needs_stand
  from surprises u join date_invitations i on i.id = u.invitation_id join date_plans p on p.id = u.plan_id
  join profiles a on a.user_id = u.user_id join profiles b on b.user_id = u.for_user_id
  where ${where}`;

/** Serves: surprises_pkey. */
export async function findSurprise(db: Db, viewer: Viewer, id: string): Promise<SurpriseRow | undefined> {
  const { rows } = await surprisesWhere(viewer, sql`u.id = ${id}::uuid`).execute(db);
  return rows[0];
}

/** Those of the viewer's link, newest first. Serves: surprises_link. */
export async function surprisesOfLink(
  db: Db,
  viewer: Viewer,
  { after, limit }: { after: TimePosition | null; limit: number },
): Promise<SurpriseRow[]> {
  if (viewer.linkId === null) return [];
  const { rows } = await surprisesWhere(
    viewer,
    sql`u.link_id = ${viewer.linkId}::uuid and ${isAfter('u', after)} order by u.created_at desc, u.id desc limit ${limit}`,
  ).execute(db);
  return rows;
}

/** What the request made before; undefined: nothing. */
export async function surpriseOfRequest(
  db: Db,
  userId: string,
  requestId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('surprises')
    .select('id')
    .where('user_id', '=', userId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return row?.id;
}

/** Those that are not over. Serves: surprises_link. */
export async function countOpen(trx: Db, linkId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('surprises')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('link_id', '=', linkId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export interface NewSurprise {
  user_id: string;
  for_user_id: string;
  link_id: string;
  plan_id: string;
  invitation_id: string;
  minutes: number;
  area_miles: number;
  dress: string | null;
  request_id: string;
  created_at: Date;
}

export async function insertSurprise(
  trx: Db,
  surprise: NewSurprise,
  reveals: readonly RevealTime[],
): Promise<string> {
  const { id } = await trx.insertInto('surprises').values(surprise).returning('id').executeTakeFirstOrThrow();
  await insertReveals(trx, id, reveals);
  return id;
}

async function insertReveals(trx: Db, id: string, reveals: readonly RevealTime[]): Promise<void> {
  if (reveals.length === 0) return;
  await trx
    .insertInto('surprise_reveals')
    .values(reveals.map((reveal) => ({ ...reveal, surprise_id: id })))
    .execute();
}

/** Changes it if it is still as it was seen; false otherwise. */
export async function updateSurprise(
  trx: Db,
  { id, version }: { id: string; version: number },
  change: { minutes: number; area_miles: number; dress: string | null },
  reveals: readonly RevealTime[],
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('surprises')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('version', '=', version)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await trx.deleteFrom('surprise_reveals').where('surprise_id', '=', id).execute();
  await insertReveals(trx, id, reveals);
  return true;
}

/** Surprises that are not over, whose rows stay locked; those that another node works on are left to it. */
export interface OpenSurprise {
  id: string;
  user_id: string;
  for_user_id: string;
  plan_id: string;
  minutes: number;
  told: string[];
  starts_at: Date;
  time_zone: string;
  is_called_off: boolean;
  /** Its two share at this moment: else the guest could not open what they are told of (RUL-46). */
  is_shared: boolean;
  reveals: RevealTime[];
}

/** Where a batch ended: an instant, as the database writes it to the last digit, and of those of one instant the id. */
export interface BatchEnd {
  at: string;
  id: string;
}

/** The longest waiting first; `after`: those behind an earlier batch. Serves: surprises_open, linked_people_pkey, partner_links_pkey. */
export async function lockOpen(
  trx: Db,
  { after, most, now }: { after: BatchEnd; most: number; now: Date },
): Promise<(OpenSurprise & { at: string })[]> {
  const { rows } = await sql<OpenSurprise & { at: string }>`
    select u.id, u.user_id, u.for_user_id, u.plan_id, u.minutes, u.told, u.created_at::text as at, i.planned_date as starts_at,
      i.time_zone, i.called_off_at is not null or i.status = 'rejected' or p.deleted_at is not null as is_called_off,
      exists (select from ${activeLinks(now)} l where l.user_id = u.for_user_id and l.link_id = u.link_id) as is_shared,
      (select coalesce(json_agg(json_build_object('what', r.what, 'minutes_before', r.minutes_before)), '[]')
       from surprise_reveals r where r.surprise_id = u.id) as reveals
    from surprises u join date_invitations i on i.id = u.invitation_id join date_plans p on p.id = u.plan_id
    where u.ended_at is null and (u.created_at, u.id) > (${after.at}::timestamptz, ${after.id}::uuid)
    order by u.created_at, u.id limit ${most} for update of u skip locked`.execute(trx);
  return rows;
}

export async function noteNotified(trx: Db, id: string, told: readonly string[]): Promise<void> {
  await trx
    .updateTable('surprises')
    .set({ told: [...told] })
    .where('id', '=', id)
    .execute();
}

export async function endSurprises(trx: Db, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('surprises')
    .set({ ended_at: at })
    .where('id', 'in', [...ids])
    .execute();
}

/** A surprise of a link that has ended. */
export interface ErasedSurprise {
  plan_id: string;
  invitation_id: string;
  user_id: string;
}

/** Erases those of a link; answers with those that were not over. Serves: surprises_link. */
export async function eraseOfLink(trx: Db, linkId: string): Promise<ErasedSurprise[]> {
  const rows = await trx
    .deleteFrom('surprises')
    .where('link_id', '=', linkId)
    .returning(['plan_id', 'invitation_id', 'user_id', 'ended_at'])
    .execute();
  return rows.filter(({ ended_at }) => ended_at === null);
}

/** Those of which their planner was told in this state already. Serves: surprise_checks_pkey. */
export async function checkedBefore(
  db: Db,
  states: readonly { id: string; digest: string }[],
): Promise<Set<string>> {
  if (states.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select c.surprise_id as id
    from unnest(${states.map(({ id }) => id)}::uuid[], ${states.map(({ digest }) => digest)}::text[]) s (id, digest)
    join surprise_checks c on c.surprise_id = s.id and c.digest = s.digest`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Notes that the planner is told of this state of a plan; nothing where the surprise has just gone. */
export async function noteChecked(db: Db, id: string, digest: string): Promise<void> {
  await db
    .insertInto('surprise_checks')
    .columns(['surprise_id', 'digest'])
    .expression((eb) =>
      eb
        .selectFrom('surprises')
        .select(['id', eb.val(digest).as('digest')])
        .where('id', '=', id),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
