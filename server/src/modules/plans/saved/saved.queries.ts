import type { PlanPlace } from '@liora/domain/contract/planCards';
import { type Kysely, sql } from 'kysely';
import type { Audience, Sight } from '../../../content/contentKind.ts';
import { isAfter, timePosition } from '../../../db/newestFirst.ts';
import type { DB } from '../../../db/types.gen.ts';
import type { Viewer } from '../../../rpc/context.ts';
import { limited, type Page } from '../lists/planLists.queries.ts';
import { copySight } from './copySight.policy.ts';

/** Copies the plan as it stands in the server's own row into the saver's list (RUL-69). */
export async function insertSave(db: Kysely<DB>, userId: string, planId: string): Promise<void> {
  await sql`
    insert into saved_date_plans (user_id, date_plan_id, creator_id, title, description, places, location_name,
                                  latitude, longitude, tags, theme, creator_username, creator_photo_url)
    select ${userId}::uuid, p.id, p.user_id, p.title, p.description, p.places, p.location_name,
           p.latitude, p.longitude, p.tags, p.theme, p.username, p.profile_photo_url
    from v_date_plans_enriched p where p.id = ${planId}::uuid
    on conflict on constraint saved_date_plans_pkey do nothing`.execute(db);
}

export async function deleteSave(db: Kysely<DB>, userId: string, planId: string): Promise<void> {
  await db
    .deleteFrom('saved_date_plans')
    .where('user_id', '=', userId)
    .where('date_plan_id', '=', planId)
    .execute();
}

export interface SavedCopy {
  /** Of the plan that was saved. */
  id: string;
  creator_id: string | null;
  title: string;
  description: string;
  places: PlanPlace[];
  location_name: string | null;
  latitude: number | null;
  longitude: number | null;
  tags: string[];
  theme: string | null;
  created_at: Date;
  /** Microseconds since 1970, exact: `created_at` as a paging key. */
  position: string;
  /** What its saver may see of it once the plan is deleted. */
  sight: Sight;
  /** Who could see the plan in the moment before it was deleted; null while it is there. */
  audience: Audience | null;
}

/** Columns of a {@link SavedCopy} in saved_date_plans `c`. */
const copyColumns = (
  saver: Viewer,
) => sql`c.date_plan_id as id, c.creator_id, c.title, c.description, c.places, c.location_name,
  c.latitude, c.longitude, c.tags, c.theme, c.created_at, ${timePosition('c')} as position, ${copySight(saver)} as sight,
  c.audience`;

/** A page of somebody's copies, newest first. Serves: saved_date_plans_newest. */
export async function savedCopies(db: Kysely<DB>, saver: Viewer, page: Page): Promise<SavedCopy[]> {
  const { limit, preparing } = limited(page);
  const { rows } = await sql<SavedCopy>`
    select ${copyColumns(saver)}
    from saved_date_plans c where c.user_id = ${saver.userId}::uuid and ${isAfter('c', page.after, 'date_plan_id')}
    order by c.created_at desc, c.date_plan_id desc limit ${limit} ${preparing}`.execute(db);
  return rows;
}

/** Somebody's copy of one plan. Serves: saved_date_plans_pkey. */
export async function savedCopy(db: Kysely<DB>, saver: Viewer, planId: string): Promise<SavedCopy | null> {
  const { rows } = await sql<SavedCopy>`
    select ${copyColumns(saver)} from saved_date_plans c
    where c.user_id = ${saver.userId}::uuid and c.date_plan_id = ${planId}::uuid`.execute(db);
  return rows[0] ?? null;
}
