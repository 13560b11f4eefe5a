import type { Effort, Season, Wished } from '@liora/domain/rules/bucketLists';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { Viewer } from '../../rpc/context.ts';
import { theirs } from '../couples/joint/joint.policy.ts';
import { sharedNow } from './bucketLists.policy.ts';

export interface BucketRow {
  id: string;
  user_id: string;
  link_id: string | null;
  kind: 'place' | 'plan' | 'idea';
  title: string | null;
  place_id: string | null;
  place_name: string | null;
  plan_id: string | null;
  season: Season | null;
  budget: number | null;
  effort: Effort | null;
  note: string | null;
  done_on: string | null;
  version: number;
  created_at: Date;
}

/** An item with the wishes that the viewer is shown. */
export interface WishedRow extends BucketRow {
  mine: number;
  /** Null where it is not shared. */
  partner: number | null;
}

export const ITEM = sql`i.id, i.user_id, i.link_id, i.kind, i.title, i.place_id, i.place_name, i.plan_id, i.season,
  i.budget::int as budget, i.effort, i.note, i.done_on::text as done_on, i.version, i.created_at`;

const wishOf = (userId: string | null) =>
  sql`coalesce((select w.wish::int from bucket_wishes w where w.item_id = i.id and w.user_id = ${userId}::uuid), 0)`;
const wishes = (viewer: Viewer) => sql`${wishOf(viewer.userId)} as mine,
  case when ${sharedNow(viewer, 'i')} then ${wishOf(viewer.partnerId)} end as partner`;

/** On the viewer's list: theirs alone, or of the two. Serves: bucket_items_owner, bucket_items_link. */
const listed = (viewer: Viewer) => sql<boolean>`${theirs(viewer, 'i')} and i.removed_at is null`;

export interface BucketFilter {
  which: 'open' | 'done';
  season?: Season | undefined;
  budget?: number | undefined;
  effort?: Effort | undefined;
}

function matches({ which, season, budget, effort }: BucketFilter): RawBuilder<boolean> {
  const conditions = [
    which === 'done' ? sql`i.done_on is not null` : sql`i.done_on is null`,
    ...(season === undefined ? [] : [sql`i.season = ${season}`]),
    ...(budget === undefined ? [] : [sql`i.budget = ${budget}::smallint`]),
    ...(effort === undefined ? [] : [sql`i.effort = ${effort}`]),
  ];
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** What of a list its order is made of: so little that all of it is read, and ordered by the rule of the product. */
export interface OrderRow extends Wished {
  done_on: string | null;
}

export async function orderRows(db: Db, viewer: Viewer, filter: BucketFilter): Promise<OrderRow[]> {
  const { rows } = await sql<{
    id: string;
    created_at: Date;
    done_on: string | null;
    mine: number;
    partner: number | null;
  }>`
    select i.id, i.created_at, i.done_on::text as done_on, ${wishes(viewer)}
    from bucket_items i where ${listed(viewer)} and ${matches(filter)}`.execute(db);
  return rows.map(({ mine, partner, created_at, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
    wishes: { mine, partner },
  }));
}

/** Items of the viewer's list among `ids`, in that order. Serves: bucket_items_pkey. */
export async function itemsById(db: Db, viewer: Viewer, ids: readonly string[]): Promise<WishedRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<WishedRow>`
    select ${ITEM}, ${wishes(viewer)}
    from unnest(${ids}::uuid[]) with ordinality a (id, n) join bucket_items i on i.id = a.id
    where ${listed(viewer)} order by a.n`.execute(db);
  return rows;
}

/** How many items stand on the viewer's list, done ones too. */
export async function countItems(db: Db, viewer: Viewer): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from bucket_items i where ${listed(viewer)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** How many of them were done in a year. */
export async function countDone(db: Db, viewer: Viewer, year: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from bucket_items i
    where ${listed(viewer)} and i.done_on >= make_date(${year}::int, 1, 1) and i.done_on < make_date(${year}::int + 1, 1, 1)`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
