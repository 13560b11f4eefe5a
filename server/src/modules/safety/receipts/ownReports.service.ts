import type { OwnReport } from '@liora/domain/contract/safety';
import { OWN_REPORTS_PAGE } from '@liora/domain/limits';
import { pageFrom, readTimeCursor } from '../../../db/newestFirst.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { seenTitles } from '../content.queries.ts';
import { reportsBy } from './receipts.queries.ts';

/**
 * What the caller has reported, newest first. Each is named as it was when they reported it, while it is still called so and they
 * would see it had nobody reported it: that it is under review is not told (RUL-120), and not what it is called since. Of what
 * became of it the list tells what the notification did, from then on, and to who is told nothing it stays received
 * (receipts.policy.ts).
 */
export async function listOwnReports({ deps, viewer }: SignedInCaller, cursor: string | undefined) {
  const found = await reportsBy(deps.db, viewer.userId, {
    after: readTimeCursor(cursor),
    limit: OWN_REPORTS_PAGE + 1,
  });
  const { page, nextCursor } = pageFrom(found, OWN_REPORTS_PAGE);
  // Whoever is suspended reads nothing of others.
  const titles = viewer.suspended ? new Map() : await seenTitles(deps.db, viewer, page);
  const reports: OwnReport[] = page.map((row) => ({
    id: row.id,
    content_type: row.content_type,
    name: titles.get(row.content_id) === row.content_title ? row.content_title : null,
    reason: row.reason,
    reported_at: row.created_at.toISOString(),
    outcome: row.outcome,
  }));
  return { reports, nextCursor };
}
