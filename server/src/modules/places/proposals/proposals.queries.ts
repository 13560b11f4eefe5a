import type { PlaceFactKind } from '@liora/domain/contract/placeFactKinds';
import type { PlaceValues } from '@liora/domain/contract/placeFields';
import { type Kysely, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { type TimePosition, timePosition } from '../../../db/newestFirst.ts';
import type { DB } from '../../../db/types.gen.ts';
import { lockSearchWritesShared } from '../searchLock.queries.ts';

/**
 * Today's id of an imported place that is there, or null. Until the transaction ends it leads nowhere else, so that what is
 * written lands where a merge will find it.
 */
export async function lockImported(trx: Db, id: string): Promise<string | null> {
  const { rows } = await sql<{ place_id: string }>`
    select p.place_id from places p where p.place_id = current_place_id(${id}) and p.redirect_to is null
      and exists (select from place_search s where s.ref = p.place_id and s.source < 2)
    for share`.execute(trx);
  return rows[0]?.place_id ?? null;
}

/** The same of one that people have told closed for good: there is only its page. */
export async function lockClosed(trx: Db, id: string): Promise<string | null> {
  const { rows } = await sql<{ place_id: string }>`
    select p.place_id from places p where p.place_id = current_place_id(${id}) and p.redirect_to is null
      and exists (select from place_corrections c where c.place_id = p.place_id and c.fields ->> 'gone_at' is not null)
    for share`.execute(trx);
  return rows[0]?.place_id ?? null;
}

/** Stores a proposal, or puts new words into the one that waits. Serves: place_proposals_open. */
export async function storeProposal(
  trx: Db,
  proposal: { place_id: string; kind: PlaceFactKind; note: string | null; reported_by: string },
  now: Date,
): Promise<{ id: string; fresh: boolean }> {
  const { place_id, kind, note, reported_by } = proposal;
  const { rows } = await sql<{ id: string; fresh: boolean }>`
    insert into place_proposals as p (place_id, kind, note, reported_by, created_at)
    values (${place_id}, ${kind}, ${note}, ${reported_by}::uuid, ${now}::timestamptz)
    on conflict (reported_by, place_id, kind) where decision is null do update set note = coalesce(excluded.note, p.note)
    returning p.id, p.xmax = 0 as fresh`.execute(trx);
  const [stored] = rows;
  if (!stored) throw new Error('A proposal was neither stored nor there.');
  return stored;
}

/** Stores that somebody finds a place as it is told; the second one of a day is the first one. */
export async function storeConfirmation(
  trx: Db,
  confirmation: { place_id: string; confirmed_by: string },
  now: Date,
): Promise<{ confirmed_at: Date; fresh: boolean }> {
  const { place_id, confirmed_by } = confirmation;
  const { rows } = await sql<{ confirmed_at: Date; fresh: boolean }>`
    insert into place_confirmations as c (place_id, confirmed_by, confirmed_at, day)
    values (${place_id}, ${confirmed_by}::uuid, ${now}::timestamptz, (${now}::timestamptz at time zone 'UTC')::date)
    on conflict (confirmed_by, place_id, day) do update set day = excluded.day
    returning c.confirmed_at, c.xmax = 0 as fresh`.execute(trx);
  const [stored] = rows;
  if (!stored) throw new Error('A confirmation was neither stored nor there.');
  return stored;
}

/** What is about a place of its own: of one person who told the same of two that became one, only one of both waits. */
const ofPlaces = (alias: string) =>
  sql`not exists (select from places o where o.place_id = ${sql.ref(`${alias}.place_id`)} and o.redirect_to is not null)`;

export interface ProposalRow extends TimePosition {
  place_id: string;
  kind: PlaceFactKind;
  note: string | null;
  created_at: Date;
  /** Who made it; null once that account is gone. */
  user_id: string | null;
  username: string | null;
  profile_photo_url: string | null;
  confirmed_at: Date | null;
}

/** Proposals that wait, oldest first, after `last`. Serves: place_proposals_waiting, place_confirmations_newest. */
export async function waitingProposals(
  db: Kysely<DB>,
  { last, limit }: { last: TimePosition | null; limit: number },
): Promise<ProposalRow[]> {
  const after = last
    ? sql`(p.created_at, p.id) > (timestamptz 'epoch' + ${last.position}::bigint * interval '1 microsecond', ${last.id}::uuid)`
    : sql`true`;
  const { rows } = await sql<ProposalRow>`
    select p.id, p.place_id, p.kind, p.note, p.created_at, ${timePosition('p')} as position, u.id as user_id,
      coalesce(f.username, u.name) as username, f.profile_photo_url,
      (select max(c.confirmed_at) from place_confirmations c where c.place_id = p.place_id) as confirmed_at
    from place_proposals p
    left join auth_users u on u.id = p.reported_by left join profiles f on f.user_id = p.reported_by
    where p.decision is null and ${ofPlaces('p')} and ${after}
    order by p.created_at, p.id limit ${limit}`.execute(db);
  return rows;
}

export interface ProposalState {
  place_id: string;
  kind: PlaceFactKind;
  decision: 'accept' | 'dismiss' | null;
}

/** A proposal; `locked` until the transaction ends, with its place, in the order in which a merge locks them. */
export async function lockProposal(trx: Db, id: string): Promise<ProposalState | null> {
  await lockSearchWritesShared(trx);
  await sql`select from places where place_id = (select place_id from place_proposals where id = ${id}::uuid)
    for share`.execute(trx);
  const { rows } = await sql<ProposalState>`
    select place_id, kind, decision from place_proposals p where id = ${id}::uuid and ${ofPlaces('p')} for update`.execute(
    trx,
  );
  return rows[0] ?? null;
}

/** What accepting changed of a place: its fields as they read. */
export interface Changed {
  before: Partial<PlaceValues>;
  after: Partial<PlaceValues>;
}

const asJson = (values: Partial<PlaceValues> | undefined) => (values ? JSON.stringify(values) : null);

/** Decides everything that waits of this place and kind. Serves: place_proposals_place. */
export async function decideWaiting(
  trx: Db,
  { place_id, kind }: ProposalState,
  made: { decision: 'accept' | 'dismiss'; reason: string; by: string; now: Date; changed: Changed | null },
): Promise<void> {
  await sql`
    update place_proposals set decision = ${made.decision}, decision_reason = ${made.reason},
      decided_by = ${made.by}::uuid, decided_at = ${made.now}::timestamptz,
      before = ${asJson(made.changed?.before)}::jsonb, after = ${asJson(made.changed?.after)}::jsonb
    where place_id = ${place_id} and kind = ${kind} and decision is null`.execute(trx);
}

/** Lays columns over what the sources of a place say, beside those that lie there; what is shown and found follows by triggers. */
export async function correctPlace(
  trx: Db,
  place_id: string,
  fields: Readonly<Record<string, unknown>>,
  by: { userId: string; now: Date },
): Promise<void> {
  await sql`
    insert into place_corrections as c (place_id, fields, corrected_by, corrected_at)
    values (${place_id}, ${JSON.stringify(fields)}::jsonb, ${by.userId}::uuid, ${by.now}::timestamptz)
    on conflict (place_id) do update set fields = c.fields || excluded.fields, corrected_by = excluded.corrected_by,
      corrected_at = excluded.corrected_at`.execute(trx);
}

/** Takes one of these columns away again: what the sources say of it is shown. */
export async function takeCorrectionBack(
  trx: Db,
  place_id: string,
  column: string,
  by: { userId: string; now: Date },
): Promise<void> {
  await sql`
    update place_corrections set fields = fields - ${column}::text, corrected_by = ${by.userId}::uuid,
      corrected_at = ${by.now}::timestamptz
    where place_id = ${place_id}`.execute(trx);
}
