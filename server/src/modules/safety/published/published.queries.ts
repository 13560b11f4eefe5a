import { PUBLISHED_WORDS_CHARS } from '@liora/domain/limits';
import type { PublishedList } from '@liora/domain/rules/decisions';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { isAfter, type TimePosition, timePosition } from '../../../db/newestFirst.ts';
import type { Thing } from '../moderation/decisions.queries.ts';
import type { TitlePosition } from './publishedCursor.parser.ts';

export type PublishedKind = 'plan' | 'pin';

export interface PublishedRow extends TimePosition {
  /** As much of its title as is sorted by. */
  sorted_title: string;
  title: string;
  user_id: string;
  username: string;
  profile_photo_url: string | null;
  /** Of a pin: what its cover is made of. */
  category: string | null;
  subcategory: string | null;
  photo_url: string | null;
  created_at: Date;
  is_hidden: boolean;
  is_reported: boolean;
}

const TABLES: Readonly<Record<PublishedKind, string>> = { plan: 'date_plans', pin: 'dropped_pins' };
const IS_PUBLISHED = sql`(c.is_public or c.is_prive)`;
const SORTED_TITLE = sql`left(lower(c.title), ${sql.lit(PUBLISHED_WORDS_CHARS)}) collate "C"`;
/** After everything that a title may go on with. */
const LAST = '\u{10ffff}';

const COVER = {
  plan: sql`null as category, null as subcategory, null as photo_url`,
  pin: sql`c.category, c.subcategory, c.photo_url`,
};

/** There is a report of the row `c`, or a decision about it. */
const isCase = (kind: PublishedKind) => sql`(
  exists (select from all_reports r where r.content_type = ${kind} and r.content_id = c.id)
  or exists (select from moderation_decisions m where m.content_type = ${kind} and m.content_id = c.id))`;

const rowsOf = (
  kind: PublishedKind,
  where: RawBuilder<unknown>,
  rest: RawBuilder<unknown>,
) => sql<PublishedRow>`
  select c.id, c.title, ${SORTED_TITLE} as sorted_title, ${timePosition('c')} as position, c.created_at, c.is_hidden,
         c.is_reported, c.user_id, p.username, p.profile_photo_url, ${COVER[kind]}
  from ${sql.table(TABLES[kind])} c join profiles p on p.user_id = c.user_id
  where c.deleted_at is null and ${where}
    and not exists (select from withdrawn_content w where w.content_type = ${kind} and w.content_id = c.id)
  ${rest}`;

/** What is hidden or reported, newest first, or all that is published. Serves: _shown, _hidden and _reported of both tables. */
export async function newestPublished(
  db: Db,
  kind: PublishedKind,
  list: Exclude<PublishedList, 'title' | 'author'>,
  { after, limit }: { after: TimePosition | null; limit: number },
): Promise<PublishedRow[]> {
  const isListed = { newest: IS_PUBLISHED, hidden: sql`c.is_hidden`, reported: sql`c.is_reported` }[list];
  const mayBeRead = list === 'newest' ? sql`true` : sql`(${IS_PUBLISHED} or ${isCase(kind)})`;
  return newestWhere(db, kind, sql`${isListed} and ${mayBeRead}`, { after, limit });
}

/** What one person has published, newest first. Serves: date_plans_user, dropped_pins_mine. */
export const publishedBy = (
  db: Db,
  kind: PublishedKind,
  userId: string,
  page: { after: TimePosition | null; limit: number },
): Promise<PublishedRow[]> =>
  newestWhere(db, kind, sql`c.user_id = ${userId}::uuid and (${IS_PUBLISHED} or ${isCase(kind)})`, page);

async function newestWhere(
  db: Db,
  kind: PublishedKind,
  where: RawBuilder<unknown>,
  { after, limit }: { after: TimePosition | null; limit: number },
): Promise<PublishedRow[]> {
  const order = sql`order by c.created_at desc, c.id desc limit ${limit}`;
  return (await rowsOf(kind, sql`${where} and ${isAfter('c', after)}`, order).execute(db)).rows;
}

/** What is published, by the beginning of its title in any case. Serves: _shown_title of both tables. */
export async function publishedTitled(
  db: Db,
  kind: PublishedKind,
  beginning: string,
  { after, limit }: { after: TitlePosition | null; limit: number },
): Promise<PublishedRow[]> {
  const from = beginning.toLowerCase();
  const isBehind = after ? sql`(${SORTED_TITLE}, c.id) > (${after.title}, ${after.id}::uuid)` : sql`true`;
  const where = sql`${IS_PUBLISHED} and ${SORTED_TITLE} >= ${from} and ${SORTED_TITLE} < ${from + LAST} and ${isBehind}`;
  return (await rowsOf(kind, where, sql`order by ${SORTED_TITLE}, c.id limit ${limit}`).execute(db)).rows;
}

/** What the policy asks of a thing of any kind: reviews and profiles are everybody's. Serves: the primary keys, reports_once, moderation_decisions_content. */
export async function sightOfThing(
  db: Db,
  { content_type, content_id }: Thing,
): Promise<{ isPublished: boolean; isCase: boolean }> {
  const published = (kind: PublishedKind) => sql`
    (${content_type} = ${kind} and exists (select from ${sql.table(TABLES[kind])} c
      where c.id = ${content_id}::uuid and c.deleted_at is null and ${IS_PUBLISHED}))`;
  const { rows } = await sql<{ is_published: boolean; is_case: boolean }>`
    select ${published('plan')} or ${published('pin')} or ${content_type} in ('review', 'profile') as is_published,
      exists (select from all_reports r where r.content_type = ${content_type} and r.content_id = ${content_id}::uuid)
      or exists (select from moderation_decisions m
                 where m.content_type = ${content_type} and m.content_id = ${content_id}::uuid) as is_case`.execute(
    db,
  );
  return { isPublished: rows[0]?.is_published ?? false, isCase: rows[0]?.is_case ?? false };
}
