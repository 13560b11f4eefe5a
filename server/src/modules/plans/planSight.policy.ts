import { type RawBuilder, sql } from 'kysely';
import type { Sight } from '../../content/contentKind.ts';
import type { Viewer } from '../../rpc/context.ts';
import { blockedBy } from '../safety/blocks/blocks.policy.ts';

// What `planVisibility` decides, as conditions on the rows of a plan with the given alias: calls of SQL functions that
// PostgreSQL writes into the statement. A test holds them to the policy for every case there is.

const columns = (alias: string, names: readonly string[]) =>
  sql.join(names.map((name) => sql.ref(`${alias}.${name}`)));
const STATE = ['is_hidden', 'is_reported', 'deleted_at'];

/** Visitors have a text of their own: with nobody as a value, statements of theirs would be planned for it with every call. */
const asking = (viewer: Viewer | null) =>
  viewer
    ? sql`${viewer.userId}::uuid, ${viewer.entitlement.member}::boolean, ${blockedBy(viewer)}`
    : sql`null::uuid, false, ${blockedBy(null)}`;

/** What the viewer sees of it at its own address. `unreported`: as if nobody had reported it. */
export function planSight(
  viewer: Viewer | null,
  alias: string,
  { unreported } = { unreported: false },
): RawBuilder<Sight> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  const reported = unreported ? sql`false` : column('is_reported');
  const state = sql`${column('is_hidden')}, ${reported}, ${column('deleted_at')}`;
  const flags = columns(alias, ['user_id', 'is_public', 'is_prive']);
  // Nothing is asked for whoever has no partner.
  const shared = viewer?.partnerId
    ? sql`when plan_shared(${flags}, ${state}, ${column('shared_with_partner')}, ${viewer.partnerId}::uuid)
      then 'full'`
    : sql``;
  return sql<Sight>`case
    when plan_full(${flags}, ${state}, ${asking(viewer)}) then 'full'
    ${shared}
    when plan_locked(${columns(alias, ['user_id', 'is_prive'])}, ${state}, ${asking(viewer)}) then 'locked'
    else 'none' end`;
}

/** It stands in the viewer's lists: in full, less own plans under review, which only their creator's own list shows. */
export const isPlanListed = (viewer: Viewer | null, alias: string): RawBuilder<boolean> =>
  sql<boolean>`plan_listed(${columns(alias, ['user_id', 'is_public', 'is_prive', ...STATE])}, ${asking(viewer)})`;

/** The same for a row of date_plan_tags, where nothing stands of plans that are deleted, hidden or reported. */
export const isTaggedPlanListed = (viewer: Viewer | null, alias: string): RawBuilder<boolean> =>
  sql<boolean>`plan_listed(${columns(alias, ['user_id', 'is_public', 'is_prive'])}, false, false, null, ${asking(viewer)})`;

/** The viewer sees its locked card. */
export const isPlanLocked = (viewer: Viewer | null, alias: string): RawBuilder<boolean> =>
  sql<boolean>`plan_locked(${columns(alias, ['user_id', 'is_prive', ...STATE])}, ${asking(viewer)})`;

/** Everybody sees it, but for those who block its creator. */
export const isPlanPublic = (viewer: Viewer | null, alias: string): RawBuilder<boolean> =>
  sql<boolean>`plan_listed(${columns(alias, ['user_id', 'is_public', 'is_prive', ...STATE])}, null, false, ${blockedBy(viewer)})`;
