import type { ModerationAction } from '@liora/domain/rules/decisions';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { decideContent } from '../moderation/decide.service.ts';
import { doDecision } from '../moderation/decisions.jobs.ts';
import { standingDecision, type Thing } from '../moderation/decisions.queries.ts';

/** A moderator who has read what stands decides about one thing; the id of the decision. */
export async function decide(
  moderator: SignedInCaller,
  action: ModerationAction,
  { reason, days = null, ...thing }: Thing & { reason: string; days?: number | null },
): Promise<number> {
  const standing = await standingDecision(moderator.deps.db, thing);
  const items = [{ ...thing, seen: standing?.id ?? null }];
  const [id = 0] = (await decideContent(moderator, { items, action, reason, days })).decisions;
  return id;
}

/** Does what waits in the queue for a decision, as a worker does once the minute is over; how many jobs there were. */
export async function doWaiting({ deps }: SignedInCaller): Promise<number> {
  const jobs = await deps.queue.boss.findJobs<{ decisionId: number }>('decisions', { queued: true });
  for (const { id, data } of jobs) await doDecision(deps, { id, data, retryCount: 0 });
  return jobs.length;
}
