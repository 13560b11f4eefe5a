import type { Deps } from './deps.ts';
import { sweepAccounts } from './modules/accounts/accounts.jobs.ts';
import { aggregateAnalytics } from './modules/analytics/analytics.jobs.ts';
import { sweepLiveEvents } from './modules/live/live.jobs.ts';
import { expireEndedMemberships, forgetOldPurchases } from './modules/membership/membership.jobs.ts';
import { sweepDeletedPlans } from './modules/plans/plans.jobs.ts';

const MINUTE_MS = 60_000;

interface Job {
  name: string;
  /** Safe to run twice, and on several nodes at once. */
  run: (deps: Deps) => Promise<unknown>;
}

const JOBS: Job[] = [
  { name: 'sweep accounts', run: sweepAccounts },
  { name: 'aggregate analytics', run: aggregateAnalytics },
  { name: 'expire memberships', run: expireEndedMemberships },
  { name: 'forget old purchases', run: forgetOldPurchases },
  { name: 'sweep deleted plans', run: sweepDeletedPlans },
  { name: 'sweep live events', run: sweepLiveEvents },
];

export interface Jobs {
  /** Starts no further round and waits for the running one. */
  stop(): Promise<void>;
}

async function runOnce(deps: Deps, { name, run }: Job): Promise<void> {
  try {
    await run(deps);
  } catch (error) {
    deps.log.error({ err: error, job: name }, 'a job failed; it runs again with the next round');
  }
}

/** Runs every job once a minute, one after the other. */
export function startJobs(deps: Deps, jobs: Job[] = JOBS, everyMs = MINUTE_MS): Jobs {
  let round = Promise.resolve();
  const timer = setInterval(() => {
    round = round.then(async () => {
      for (const job of jobs) await runOnce(deps, job);
    });
  }, everyMs);
  return {
    stop: async () => {
      clearInterval(timer);
      await round;
    },
  };
}
