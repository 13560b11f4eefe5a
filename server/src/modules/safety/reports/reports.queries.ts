import type { Db } from '../../../db/client.ts';
import type { ContentType } from './content.queries.ts';

export interface Report {
  content_type: ContentType;
  content_id: string;
  reason: string;
  /** Trimmed, null when empty. */
  details: string | null;
}

export interface FiledReport extends Report {
  reporter_user_id: string;
  reported_user_id: string;
  content_title: string;
  created_at: Date;
}

/** This person reported this thing before, whatever was decided since. */
export async function hasReported(trx: Db, report: Report, reporter: string): Promise<boolean> {
  const found = await trx
    .selectFrom('all_reports')
    .select('id')
    .where('content_type', '=', report.content_type)
    .where('content_id', '=', report.content_id)
    .where('reporter_user_id', '=', reporter)
    .executeTakeFirst();
  return found !== undefined;
}

/** Stores a report; false when this person reported this thing before (RUL-15: one per reporter and item). */
export async function insertReport(trx: Db, report: FiledReport): Promise<boolean> {
  const { content_type, content_id, ...words } = report;
  const result =
    content_type === 'plan'
      ? await trx
          .insertInto('date_plan_reports')
          .values({ ...words, date_plan_id: content_id })
          .onConflict((conflict) => conflict.constraint('date_plan_reports_once').doNothing())
          .executeTakeFirst()
      : await trx
          .insertInto('reports')
          .values({ ...words, content_type, content_id })
          .onConflict((conflict) => conflict.constraint('reports_once').doNothing())
          .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}
