import { type RawBuilder, sql } from 'kysely';
import type { ContentKind, ContentPart, ContentRow, Sight } from '../../content/contentKind.ts';
import { CONTENT_KINDS } from '../../content/contentKinds.ts';
import type { Db } from '../../db/client.ts';
import type { Viewer } from '../../rpc/context.ts';

/** SQL for the thing of a type and id, whatever kind it is of, with the columns of a {@link ContentRow}. */
export function everyKind(type: RawBuilder<unknown>, id: RawBuilder<unknown>): RawBuilder<ContentRow> {
  const each = Object.entries(CONTENT_KINDS).map(
    ([name, kind]) =>
      sql`select ${kind.columns} from ${kind.from} where ${type} = ${sql.lit(name)} and ${kind.id} = ${id}`,
  );
  return sql<ContentRow>`${sql.join(each, sql` union all `)}`;
}

/** SQL for what else people read of it, as a JSON array; no row for a kind without such parts. */
export function partsOf(
  type: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
): RawBuilder<{ parts: ContentPart[] }> {
  const each = Object.entries(CONTENT_KINDS).flatMap(([name, kind]) =>
    kind.parts
      ? sql`select (select json_agg(part) from (${kind.parts}) part) as parts
          from ${kind.from} where ${type} = ${sql.lit(name)} and ${kind.id} = ${id}`
      : [],
  );
  return sql<{ parts: ContentPart[] }>`${sql.join(each, sql` union all `)}`;
}

export interface Reportable extends ContentRow {
  /** A report of it hides nothing and is looked at before all others. */
  only_queues: boolean;
  /** When its owner last changed it; null of what never changes. */
  changed_at: Date | null;
}

/**
 * A thing as a report finds it, locked until the transaction ends, so that reports and decisions about it take turns; null
 * when there is none that the viewer sees in full. Something that somebody else reported a moment ago still counts: two
 * people who look at it both mean it, and neither report may be lost.
 */
export async function lockReportable(
  trx: Db,
  kind: ContentKind,
  viewer: Viewer,
  id: string,
): Promise<Reportable | null> {
  const { rows } = await sql<Reportable & { sight: Sight }>`
    select ${kind.columns}, ${kind.sight(viewer, { unreported: true })} as sight,
           ${kind.report.onlyQueues ?? sql`false`} as only_queues,
           ${kind.changedAt ?? sql`null::timestamptz`} as changed_at
    from ${kind.from} where ${kind.id} = ${id}::uuid for no key update of c`.execute(trx);
  return rows[0]?.sight === 'full' ? rows[0] : null;
}

export interface Case {
  title: string;
  /** Its author; null once that account is gone. */
  author: string | null;
  is_hidden: boolean;
  /** It is not there any more, or its author took it away. */
  gone: boolean;
}

/** A thing as a decision finds it: as it is now, or as its reports tell; null when there never was such a thing. */
export async function caseOf(trx: Db, type: string, id: string): Promise<Case | null> {
  const { rows } = await sql<Case>`
    select thing.title, thing.owner as author, thing.is_hidden, thing.gone
    from (${everyKind(sql`${type}::text`, sql`${id}::uuid`)}) thing
    union all (select r.content_title, r.reported_user_id, false, true from all_reports r
               where r.content_type = ${type} and r.content_id = ${id}::uuid order by r.created_at limit 1)
    limit 1`.execute(trx);
  return rows[0] ?? null;
}

/** How the thing is called now, or was called when it was reported; null when there never was such a thing. */
export async function titleOf(trx: Db, type: string, id: string): Promise<string | null> {
  return (await caseOf(trx, type, id))?.title ?? null;
}

/** Photos have none: what stands for it says what they are. */
const WITHOUT_TITLE: readonly string[] = ['photo'];

/** The titles of those of these things that the viewer sees in full, as if nobody had reported them, by id. Serves: their keys. */
export async function seenTitles(
  db: Db,
  viewer: Viewer,
  things: readonly { content_type: string; content_id: string }[],
): Promise<Map<string, string>> {
  const each = Object.entries(CONTENT_KINDS).flatMap(([name, kind]) => {
    const ids = things.filter((thing) => thing.content_type === name).map((thing) => thing.content_id);
    if (ids.length === 0 || WITHOUT_TITLE.includes(name)) return [];
    return sql`select thing.id, thing.title from (
      select ${kind.columns}, ${kind.sight(viewer, { unreported: true })} as sight
      from ${kind.from} where ${kind.id} = any(${ids}::uuid[])) thing where thing.sight = 'full'`;
  });
  if (each.length === 0) return new Map();
  const { rows } = await sql<{ id: string; title: string }>`${sql.join(each, sql` union all `)}`.execute(db);
  return new Map(rows.map(({ id, title }) => [id, title]));
}
