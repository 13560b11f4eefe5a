import type { reportedContent } from '@liora/domain/contract/decisionFacts';
import { HOUR_SECONDS } from '@liora/domain/durations';
import { REPORTS_PER_HOUR } from '@liora/domain/limits';
import type { PinReportReason, PlanReportReason } from '@liora/domain/rules/reportReasons';
import type * as z from 'zod';
import { contentKind } from '../../../content/contentKinds.ts';
import { flagContent } from '../../../content/hideContent.queries.ts';
import type { Db } from '../../../db/client.ts';
import { limitKey, takeFromLimit } from '../../../rateLimits/rateLimits.ts';
import type { AddressedCaller } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { lockReportable, type Reportable } from '../content.queries.ts';
import { forgetPerson } from './forgetPerson.queries.ts';
import { mayHide } from './hiding.service.ts';
import {
  type EarlierReports,
  earlierReports,
  insertReport,
  markHiding,
  type Report,
} from './reports.queries.ts';

const REPORT_LIMIT = { name: 'report', max: REPORTS_PER_HOUR, windowSeconds: HOUR_SECONDS };

/** Reports a plan (MOD-24). Throws NOT_FOUND, OWN_CONTENT, RATE_LIMITED. */
export async function reportPlan(
  caller: AddressedCaller,
  input: { id: string; reason: PlanReportReason; details: string | null },
) {
  const { id, reason, details } = input;
  return fileReport(caller, { content_type: 'plan', content_id: id, reason, details });
}

/** Reports anything else (MOD-25, RUL-21). Throws DETAILS_REQUIRED besides. */
export async function reportContent(
  caller: AddressedCaller,
  input: {
    content_type: z.infer<typeof reportedContent>;
    content_id: string;
    reason: PinReportReason;
    details: string | null;
  },
) {
  return fileReport(caller, input);
}

/**
 * Report and flag in one transaction (RUL-14). The reporter is the session's user (MOD-23), whom it is about is taken
 * from the row. Reporting again succeeds without any effect: nobody hides a thing twice, not after a restore either
 * (RUL-15). What its author has changed since is another matter: moderators see it anew, and it hides nothing. Whether it
 * hides is not told (RUL-120).
 */
async function fileReport(caller: AddressedCaller, report: Report): Promise<Record<string, never>> {
  const { deps, viewer } = caller;
  const kind = contentKind(report.content_type);
  if (!kind?.report.reasons.includes(report.reason)) throw new ProductError('NOT_FOUND');
  if (kind.report.detailsMissing(report.reason, report.details)) throw new ProductError('DETAILS_REQUIRED');
  await deps.db.transaction().execute(async (trx) => {
    const content = await lockReportable(trx, kind, viewer, report.content_id);
    const earlier = await earlierReports(trx, report, viewer.userId);
    if (earlier.count > 0 && !isNews(earlier, content)) return;
    if (!content) throw new ProductError('NOT_FOUND');
    if (content.owner === viewer.userId) throw new ProductError('OWN_CONTENT');
    // Inside, so that only reports that are kept count.
    await takeFromLimit({ ...deps, db: trx }, REPORT_LIMIT, viewer.userId);
    const stored = await insertReport(trx, {
      ...report,
      hides: false,
      urgent: content.only_queues,
      round: earlier.count,
      reporter_network: limitKey(deps, 'report-network', caller.clientAddress),
      details: report.details?.trim() || null,
      reporter_user_id: viewer.userId,
      reported_user_id: content.owner,
      content_title: content.title,
      created_at: deps.now(),
    });
    if (!stored || earlier.count > 0 || content.only_queues) return;
    if (content.is_reported || (await mayHide(trx, caller, report))) {
      await markHiding(trx, report, viewer.userId);
      await flagContent(trx, report.content_type, report.content_id, { is_reported: true });
    }
  });
  return {};
}

/**
 * Whether somebody who has reported a thing before has more to say: they were told what became of that, and its author has
 * changed it since moderators last looked. Whoever is told nothing goes on without learning anything (receipts.policy.ts).
 */
const isNews = ({ all_told, decided_at }: EarlierReports, content: Reportable | null): boolean =>
  all_told && decided_at !== null && content?.changed_at != null && content.changed_at > decided_at;

/** Before an account is erased: reports by it and about it stay, and nothing tells whose they were. */
export async function forgetReports(trx: Db, userId: string): Promise<void> {
  await forgetPerson(trx, userId);
}
