import type { ModerationItem } from '@liora/domain/contract/safety';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';

/** What reports name, also kinds of content that are yet to come. */
export type ReportedType = ModerationItem['content_type'];

export interface Report {
  content_type: ReportedType;
  content_id: string;
  reason: string;
  /** Trimmed, null when empty. */
  details: string | null;
}

export interface FiledReport extends Report {
  /** Whether it hides what it is about (RUL-120). */
  hides: boolean;
  /** It is looked at before all others. */
  urgent: boolean;
  /** How many this person has reported of the same thing before. */
  round: number;
  /** Keyed hash of the reporter's network. */
  reporter_network: string | null;
  /** Null of what nobody reported (unreported.service.ts). */
  reporter_user_id: string | null;
  reported_user_id: string;
  content_title: string;
  created_at: Date;
}

/** What somebody has reported of one thing so far, and when moderators last decided about it. */
export interface EarlierReports {
  count: number;
  /** They were told of each what became of it. */
  all_told: boolean;
  decided_at: Date | null;
}

/** Serves: date_plan_reports_once, reports_once, moderation_decisions_content. */
export async function earlierReports(
  trx: Db,
  { content_type, content_id }: Report,
  reporter: string,
): Promise<EarlierReports> {
  const { rows } = await sql<EarlierReports>`
    select count(*)::int as count, coalesce(bool_and(r.outcome is not null), true) as all_told,
      (select max(m.decided_at) from moderation_decisions m
       where m.content_type = ${content_type} and m.content_id = ${content_id}::uuid and m.undone_at is null) as decided_at
    from all_reports r
    where r.content_type = ${content_type} and r.content_id = ${content_id}::uuid
      and r.reporter_user_id = ${reporter}::uuid`.execute(trx);
  return rows[0] ?? { count: 0, all_told: true, decided_at: null };
}

// The specification keeps reports of plans in a table of their own (date_plan_reports): only these functions know.

/** Stores a report; false where this person has one of this round of the same thing (RUL-15: one per reporter and item). */
export async function insertReport(trx: Db, report: FiledReport): Promise<boolean> {
  const { content_type, content_id, urgent, ...words } = report;
  const result =
    content_type === 'plan'
      ? await trx
          .insertInto('date_plan_reports')
          .values({ ...words, date_plan_id: content_id })
          .onConflict((conflict) => conflict.constraint('date_plan_reports_once').doNothing())
          .executeTakeFirst()
      : await trx
          .insertInto('reports')
          .values({ ...words, content_type, content_id, urgent })
          .onConflict((conflict) => conflict.constraint('reports_once').doNothing())
          .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Notes that this person's report hides the thing. */
export async function markHiding(
  trx: Db,
  { content_type, content_id }: Report,
  reporter: string,
): Promise<void> {
  if (content_type === 'plan') {
    await sql`update date_plan_reports set hides = true
      where date_plan_id = ${content_id}::uuid and reporter_user_id = ${reporter}::uuid`.execute(trx);
  } else {
    await sql`update reports set hides = true
      where content_type = ${content_type} and content_id = ${content_id}::uuid and reporter_user_id = ${reporter}::uuid`.execute(
      trx,
    );
  }
}

/** Answers every report of a thing that waits. */
export async function decideReports(
  trx: Db,
  { content_type, content_id }: Pick<Report, 'content_type' | 'content_id'>,
  decision_id: number,
): Promise<void> {
  if (content_type === 'plan') {
    await sql`update date_plan_reports set decision_id = ${decision_id}
      where date_plan_id = ${content_id}::uuid and decision_id is null`.execute(trx);
  } else {
    await sql`update reports set decision_id = ${decision_id}
      where content_type = ${content_type} and content_id = ${content_id}::uuid and decision_id is null`.execute(
      trx,
    );
  }
}

/** Reports that a decision answered wait again. */
export async function reopenReports(
  trx: Db,
  { content_type }: Pick<Report, 'content_type'>,
  decision_id: number,
): Promise<void> {
  if (content_type === 'plan')
    await sql`update date_plan_reports set decision_id = null where decision_id = ${decision_id}`.execute(
      trx,
    );
  else await sql`update reports set decision_id = null where decision_id = ${decision_id}`.execute(trx);
}

/** Whether a waiting report hides the thing. A review that nobody reported is one that was held back, and out of sight, too. */
export async function isHiddenByReports(
  trx: Db,
  { content_type, content_id }: Pick<Report, 'content_type' | 'content_id'>,
): Promise<boolean> {
  const { rows } = await sql`
    select from all_reports r
    where r.content_type = ${content_type} and r.content_id = ${content_id}::uuid and r.decision_id is null
      and (r.hides or (r.content_type = 'review' and r.reporter_user_id is null)) limit 1`.execute(trx);
  return rows.length > 0;
}

/** A moderator's last word on this thing was that it may be shown. */
export async function wasRestored(trx: Db, { content_type, content_id }: Report): Promise<boolean> {
  const last = await trx
    .selectFrom('moderation_decisions')
    .select('action')
    .where('content_type', '=', content_type)
    .where('content_id', '=', content_id)
    .where('undone_at', 'is', null)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return last?.action === 'restore';
}

/**
 * From how many networks trusted people have a report of this thing waiting: with accounts from before `since`, and none of
 * whose reports was ever dismissed. One report per person, so that as many networks are as many people: the first one, as
 * nobody hides a thing twice (RUL-15).
 */
export async function trustedNetworks(
  trx: Db,
  { content_type, content_id }: Report,
  since: Date,
): Promise<number> {
  const { rows } = await sql<{ networks: number }>`
    select count(distinct r.reporter_network)::int as networks
    from all_reports r join auth_users u on u.id = r.reporter_user_id
    where r.content_type = ${content_type} and r.content_id = ${content_id}::uuid and r.decision_id is null
      and r.round = 0 and u.created_at < ${since}
      and not exists (select from all_reports other join moderation_decisions d on d.id = other.decision_id
                      where other.reporter_user_id = u.id and d.action = 'restore')`.execute(trx);
  return rows[0]?.networks ?? 0;
}
