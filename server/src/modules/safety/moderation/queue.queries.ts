import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { QueuePosition } from './queueCursor.parser.ts';

/** A thing that waits, where it stands, and how it was called when it came there. */
export interface WaitingThing extends QueuePosition {
  title: string;
  author: string | null;
}

/** A waiting report that keeps the thing out of sight. A review without a reporter was held back. */
const HIDES = sql`(r.hides or (r.content_type = 'review' and r.reporter_user_id is null))`;

// Each part is read from the oldest on by a partial index of its own, and no further than the page is long. A thing stands once,
// in the first of the parts that has it, where the first of its reports of that sort does.

interface Part {
  place: number;
  after: QueuePosition | null;
  /** How many the parts before have left. */
  left: RawBuilder<unknown>;
}

/** Whether what stands at these columns comes after the end of the page before; `type` as SQL. */
function isBehind(
  { place, after }: Part,
  at: string,
  type: RawBuilder<unknown>,
  id: string,
): RawBuilder<unknown> {
  if (!after || after.place < place) return sql`true`;
  if (after.place > place) return sql`false`;
  const moment = sql`(timestamptz 'epoch' + ${after.position}::bigint * interval '1 microsecond')`;
  return sql`${sql.ref(at)} >= ${moment} and (${sql.ref(at)}, ${type}, ${sql.ref(id)})
    > (${moment}, ${after.content_type}, ${after.content_id}::uuid)`;
}

const isObjected = (type: RawBuilder<unknown>, id: string) => sql`exists (
  select from moderation_decisions d join objections o on o.decision_id = d.id and o.answer_id is null
  where d.content_type = ${type} and d.content_id = ${sql.ref(id)})`;

/** Some waiting report of the same thing is of another sort. */
const isHiddenPlan = (id: string) => sql`exists (
  select from date_plan_reports r where r.date_plan_id = ${sql.ref(id)} and r.decision_id is null and r.hides)`;
const isReported = (type: string, id: string, as: RawBuilder<unknown>) => sql`exists (
  select from reports r where r.content_type = ${sql.ref(type)} and r.content_id = ${sql.ref(id)} and r.decision_id is null
    and ${as})`;

const PLAN = sql`'plan'::text`;

/** The first waiting reports of plans that are, or are not, hidden by them. Serves: date_plan_reports_hiding, _queued and _waiting. */
const reportedPlans = (part: Part, hides: boolean, others: RawBuilder<unknown>) => sql`
  (select ${PLAN} as content_type, f.date_plan_id as content_id, f.created_at as at, f.content_title as title,
          f.reported_user_id as author, ${part.place}::int as place
   from date_plan_reports f
   where f.decision_id is null and ${hides ? sql`f.hides` : sql`not f.hides`}
     and ${isBehind(part, 'f.created_at', PLAN, 'f.date_plan_id')}
     and not exists (select from date_plan_reports e where e.date_plan_id = f.date_plan_id and e.decision_id is null
                     and ${hides ? sql`e.hides` : sql`not e.hides`} and (e.created_at, e.id) < (f.created_at, f.id))
     and ${others}
   order by f.created_at, f.date_plan_id limit ${part.left})`;

/** The same of all other things, by reports of this sort. Serves: reports_hiding, _urgent, _queued and _waiting. */
const reportedThings = (part: Part, sort: RawBuilder<unknown>, others: RawBuilder<unknown>) => sql`
  (select f.content_type, f.content_id, f.created_at as at, f.content_title as title, f.reported_user_id as author,
          ${part.place}::int as place
   from (
     select r.* from reports r
     where r.decision_id is null and ${sort}
       and ${isBehind(part, 'r.created_at', sql`r.content_type`, 'r.content_id')}) f
   where not exists (
     select from reports r where r.content_type = f.content_type and r.content_id = f.content_id and r.decision_id is null
       and ${sort} and (r.created_at, r.id) < (f.created_at, f.id))
     and ${others}
   order by f.created_at, f.content_type, f.content_id limit ${part.left})`;

/** What authors object to and no waiting report hides. Serves: objections_open. */
const objectedThings = (part: Part) => sql`
  (select d.content_type, d.content_id, o.created_at as at, d.content_title as title, d.about_user_id as author,
          ${part.place}::int as place
   from objections o join moderation_decisions d on d.id = o.decision_id
   where o.answer_id is null and ${isBehind(part, 'o.created_at', sql`d.content_type`, 'd.content_id')}
     and not ${isHiddenPlan('d.content_id')} and not ${isReported('d.content_type', 'd.content_id', HIDES)}
   order by o.created_at, d.content_type, d.content_id limit ${part.left})`;

const firstOf = (parts: readonly RawBuilder<unknown>[], left: RawBuilder<unknown>) => sql`
  (select * from (${sql.join(parts, sql` union all `)}) both_tables
   order by at, content_type, content_id limit ${left})`;

/**
 * What waits after `after`, in the order in which it is looked at: what reports hide and nobody has judged, what authors object
 * to, what is urgent, and all the rest; of each the oldest first. What comes or goes meanwhile moves nothing else.
 */
export async function waitingThings(
  db: Db,
  after: QueuePosition | null,
  limit: number,
): Promise<WaitingThing[]> {
  const less = (...before: string[]) =>
    sql`(select ${limit}::int ${sql.join(
      before.map((name) => sql`- (select count(*) from ${sql.ref(name)})`),
      sql` `,
    )})`;
  const left = [
    sql`${limit}::int`,
    less('hidden'),
    less('hidden', 'objected'),
    less('hidden', 'objected', 'urgent'),
  ];
  const part = (place: number): Part => ({ place, after, left: left[place] ?? sql`0` });
  const isOther = sql`not ${isReported('f.content_type', 'f.content_id', sql`(${HIDES} or r.urgent)`)}
    and not ${isObjected(sql`f.content_type`, 'f.content_id')}`;
  const { rows } = await sql<WaitingThing>`
    with hidden as ${firstOf([reportedPlans(part(0), true, sql`true`), reportedThings(part(0), HIDES, sql`true`)], part(0).left)},
    objected as ${objectedThings(part(1))},
    urgent as ${reportedThings(
      part(2),
      sql`r.urgent`,
      sql`not ${isReported('f.content_type', 'f.content_id', HIDES)} and not ${isObjected(sql`f.content_type`, 'f.content_id')}`,
    )},
    others as ${firstOf(
      [
        reportedPlans(
          part(3),
          false,
          sql`not ${isHiddenPlan('f.date_plan_id')} and not ${isObjected(PLAN, 'f.date_plan_id')}`,
        ),
        reportedThings(part(3), sql`(not r.urgent and not ${HIDES})`, isOther),
      ],
      part(3).left,
    )}
    select place, (extract(epoch from at) * 1000000)::bigint::text as position, content_type, content_id, title, author
    from (select * from hidden union all select * from objected union all select * from urgent union all select * from others) w
    order by place, at, content_type, content_id`.execute(db);
  return rows;
}

export async function countOpenItems(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select 'plan' as content_type, date_plan_id as content_id from date_plan_reports where decision_id is null
      union select content_type, content_id from reports where decision_id is null
      union select d.content_type, d.content_id from objections o join moderation_decisions d on d.id = o.decision_id
            where o.answer_id is null) things`.execute(db);
  return rows[0]?.count ?? 0;
}
