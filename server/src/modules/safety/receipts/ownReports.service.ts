import type { OwnReport } from '@liora/domain/contract/safety';
import { OWN_REPORTS_PAGE } from '@liora/domain/limits';
import { pageFrom, readTimeCursor } from '../../../db/newestFirst.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { reportsBy } from './receipts.queries.ts';

/**
 * What the caller has reported, newest first. Of what became of it the list tells what the notification did, from then on, and to
 * who is told nothing it stays received (receipts.policy.ts).
 */
export async function listOwnReports({ deps, viewer }: SignedInCaller, cursor: string | undefined) {
  const found = await reportsBy(deps.db, viewer.userId, {
    after: readTimeCursor(cursor),
    limit: OWN_REPORTS_PAGE + 1,
  });
  const { page, nextCursor } = pageFrom(found, OWN_REPORTS_PAGE);
  const reports: OwnReport[] = page.map(({ id, content_type, reason, outcome, created_at }) => ({
    id,
    content_type,
    reason,
    reported_at: created_at.toISOString(),
    outcome,
  }));
  return { reports, nextCursor };
}
