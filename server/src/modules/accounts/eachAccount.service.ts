import { isUnavailable } from '../../db/databaseErrors.ts';
import type { Deps } from '../../deps.ts';
import { describeFailure } from '../../queue/work.ts';

interface Round {
  /** Whose turn it is, always in the same order; of those that were tried in this round nobody. */
  next: (tried: readonly string[]) => Promise<string[]>;
  each: (userId: string) => Promise<unknown>;
  /** How many may be done in a round; those that fail do not count. */
  most: number;
  /** What the log says of one that failed. */
  failing: string;
}

/**
 * Does something to each of many accounts by itself: one that fails is logged by its id, is not tried again in this round, and
 * keeps nobody behind it waiting. What failed is the caller's to tell, once everything else of the round is done.
 */
export async function eachAccount(
  deps: Pick<Deps, 'log'>,
  { next, each, most, failing }: Round,
): Promise<{ done: number; failed: number }> {
  const tried: string[] = [];
  let failed = 0;
  const done = () => tried.length - failed;
  while (done() < most) {
    const due = await next(tried);
    if (due.length === 0) break;
    for (const userId of due) {
      if (done() === most) break;
      tried.push(userId);
      try {
        await each(userId);
      } catch (error) {
        failed += 1;
        deps.log.error({ user: userId, ...describeFailure(error) }, failing);
        // Where the database is away for everybody, asking who is next ends the round.
        if (isUnavailable(error)) break;
      }
    }
  }
  return { done: done(), failed };
}

/** For the end of a job: it has failed where one account has, so that it is seen and done again. */
export function requireAllDone(failed: number): void {
  if (failed > 0) throw new Error(`${failed} accounts failed; the others are done`);
}
