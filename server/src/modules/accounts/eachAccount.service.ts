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
): Promise<{ done: number; failures: unknown[] }> {
  const tried: string[] = [];
  const failures: unknown[] = [];
  const done = () => tried.length - failures.length;
  while (done() < most) {
    const due = await next(tried);
    if (due.length === 0) break;
    for (const userId of due) {
      if (done() === most) break;
      tried.push(userId);
      try {
        await each(userId);
      } catch (error) {
        failures.push(error);
        deps.log.error({ user: userId, ...describeFailure(error) }, failing);
        // Where the database is away for everybody, asking who is next ends the round.
        if (isUnavailable(error)) break;
      }
    }
  }
  return { done: done(), failures };
}

/** For the end of a job: it has failed where one account has, so that it is seen and done again, for the first one's reason. */
export function requireAllDone(failures: readonly unknown[]): void {
  if (failures.length === 0) return;
  throw new Error(`${failures.length} accounts failed; the others are done`, { cause: failures[0] });
}
