import type { PinReportReason } from '@liora/domain/rules/reportReasons';
import type { Db } from '../../../db/client.ts';
import { titleOf } from '../content.queries.ts';
import { insertReport, type ReportedType } from './reports.queries.ts';

/** Puts a thing before the moderators that nobody reported: its queue entry is a report without a reporter. */
export async function queueUnreported(
  trx: Db,
  thing: {
    content_type: ReportedType;
    content_id: string;
    owner: string;
    reason: PinReportReason;
    now: Date;
  },
): Promise<void> {
  const { content_type, content_id, owner, reason, now } = thing;
  await insertReport(trx, {
    content_type,
    content_id,
    reason,
    details: null,
    hides: false,
    urgent: false,
    round: 0,
    reporter_network: null,
    reporter_user_id: null,
    reported_user_id: owner,
    content_title: (await titleOf(trx, content_type, content_id)) ?? '',
    created_at: now,
  });
}
