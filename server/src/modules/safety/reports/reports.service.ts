import type { reportedContent } from '@liora/domain/contract/safety';
import { REPORTS_PER_HOUR } from '@liora/domain/limits';
import {
  type PinReportReason,
  type PlanReportReason,
  pinDetailsMissing,
} from '@liora/domain/rules/reportReasons';
import type * as z from 'zod';
import type { Db } from '../../../db/client.ts';
import { limitKey, takeFromLimit } from '../../../rateLimits/rateLimits.ts';
import type { AddressedCaller, SignedInCaller } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { markReported } from '../contentFlags.service.ts';
import { mayReportPin, mayReportPlan } from '../safety.policy.ts';
import { findProfile, lockPin, lockPlan } from './content.queries.ts';
import { mayHide } from './hiding.service.ts';
import { hasReported, insertReport, markHiding, type Report } from './reports.queries.ts';

const REPORT_LIMIT = { name: 'report', max: REPORTS_PER_HOUR, windowSeconds: 3600 };

/** Reports a plan (MOD-24). Throws NOT_FOUND, OWN_CONTENT, RATE_LIMITED. */
export async function reportPlan(
  caller: AddressedCaller,
  input: { id: string; reason: PlanReportReason; details: string | null },
) {
  const { id, reason, details } = input;
  return fileReport(caller, { content_type: 'plan', content_id: id, reason, details });
}

/** Reports a pin or a profile (MOD-25, RUL-21). Throws DETAILS_REQUIRED besides. */
export async function reportContent(
  caller: AddressedCaller,
  input: {
    content_type: z.infer<typeof reportedContent>;
    content_id: string;
    reason: PinReportReason;
    details: string | null;
  },
) {
  if (pinDetailsMissing(input.reason, input.details)) throw new ProductError('DETAILS_REQUIRED');
  return fileReport(caller, input);
}

/**
 * Report and flag in one transaction (RUL-14). The reporter is the session's user (MOD-23), whom it is about is taken
 * from the row. Reporting again succeeds without any effect: nobody hides a thing twice, not after a restore either
 * (RUL-15). Whether it hides is not told (RUL-120).
 */
async function fileReport(caller: AddressedCaller, report: Report): Promise<Record<string, never>> {
  const { deps, viewer } = caller;
  await deps.db.transaction().execute(async (trx) => {
    const content = await lockReported(trx, caller, report);
    if (await hasReported(trx, report, viewer.userId)) return;
    if (!content) throw new ProductError('NOT_FOUND');
    if (content.user_id === viewer.userId) throw new ProductError('OWN_CONTENT');
    // Inside, so that only reports that are kept count.
    await takeFromLimit({ ...deps, db: trx }, REPORT_LIMIT, viewer.userId);
    const stored = await insertReport(trx, {
      ...report,
      hides: false,
      reporter_network: limitKey(deps, 'report-network', caller.clientAddress),
      details: report.details?.trim() || null,
      reporter_user_id: viewer.userId,
      reported_user_id: content.user_id,
      content_title: content.title,
      created_at: deps.now(),
    });
    if (stored && (content.is_reported || (await mayHide(trx, caller, report)))) {
      await markHiding(trx, report, viewer.userId);
      await markReported(trx, report.content_type, report.content_id);
    }
  });
  return {};
}

interface Reported {
  user_id: string;
  title: string;
  is_reported?: boolean;
}

/** What is reported, its row locked, if the caller may report it. Reviews and photos do not exist yet. */
async function lockReported(
  trx: Db,
  { viewer }: SignedInCaller,
  { content_type, content_id }: Report,
): Promise<Reported | null> {
  switch (content_type) {
    case 'plan': {
      const plan = await lockPlan(trx, viewer, content_id);
      return plan && mayReportPlan(plan, viewer) ? plan : null;
    }
    case 'pin': {
      const pin = await lockPin(trx, viewer, content_id);
      return pin && mayReportPin(pin, viewer) ? pin : null;
    }
    case 'profile':
      return findProfile(trx, viewer, content_id);
    default:
      return null;
  }
}
