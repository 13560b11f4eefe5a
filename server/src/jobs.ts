import { forgetOldRequests } from './appliedRequests/appliedRequests.ts';
import type { Deps } from './deps.ts';
import { sweepAccounts } from './modules/accounts/accounts.jobs.ts';
import { hasMailWay } from './modules/accounts/accounts.policy.ts';
import { eraseClosedAccounts } from './modules/accounts/closing/erasure.jobs.ts';
import { answerLetterRequest } from './modules/accounts/mailedLinks/letterRequests.jobs.ts';
import { sendLetter } from './modules/accounts/mailedLinks/letters.jobs.ts';
import { closeUnusedAccounts } from './modules/accounts/retention/retention.jobs.ts';
import { aggregateAnalytics } from './modules/analytics/analytics.jobs.ts';
import { sweepBucketItems } from './modules/bucketLists/bucketLists.jobs.ts';
import { remindOfCheckIns } from './modules/checkIns/remind/reminders.jobs.ts';
import { checkPartnerLinks } from './modules/couples/link/lapse.jobs.ts';
import { sweepFreeEvenings } from './modules/freeEvenings/freeEvenings.jobs.ts';
import { sweepLiveEvents } from './modules/live/live.jobs.ts';
import { closeMatchDecks } from './modules/match/match.jobs.ts';
import {
  endManagedTiers,
  expireEndedMemberships,
  forgetOldPurchases,
} from './modules/membership/membership.jobs.ts';
import { sweepMemories } from './modules/memories/memories.jobs.ts';
import { sendNoticeLetter } from './modules/notifications/delivery/noticeLetters.jobs.ts';
import { pushNotice } from './modules/notifications/delivery/noticePushes.jobs.ts';
import { queueDueDigests } from './modules/notifications/digest/digest.jobs.ts';
import { sweepNotifications } from './modules/notifications/notifications.jobs.ts';
import { sweepPhotos } from './modules/photos/photos.jobs.ts';
import { lookUpPin } from './modules/pins/locate/lookUp.jobs.ts';
import { sweepDeletedPins } from './modules/pins/pins.jobs.ts';
import { forgetOldSearches } from './modules/places/history/history.jobs.ts';
import { renewHours } from './modules/places/hours/renewHours.jobs.ts';
import { forgetImportJournals } from './modules/places/import/runs/forgetJournals.jobs.ts';
import { doImportJob } from './modules/places/import/runs/runs.jobs.ts';
import { foldMapCells } from './modules/places/map/mapCells.jobs.ts';
import { sweepDeletedPlans, sweepPlanTags } from './modules/plans/plans.jobs.ts';
import { forgetOldCrashes } from './modules/platform/crashes/crashes.jobs.ts';
import { sweepDeletedReviews } from './modules/reviews/reviews.jobs.ts';
import { doDecision, followSuspensions } from './modules/safety/moderation/decisions.jobs.ts';
import { notifyReporters } from './modules/safety/receipts/receipts.jobs.ts';
import { forgetOldImports, sweepRemovedPlaces } from './modules/saved/saved.jobs.ts';
import { followSurprises } from './modules/surprises/surprises.jobs.ts';
import { type DoJob, workOn } from './queue/work.ts';

/** What runs once a minute, on one node. A killed node's run is repeated elsewhere: each is safe to run twice. */
export const UPKEEP_JOBS: Record<string, (deps: Deps) => Promise<unknown>> = {
  'sweep-accounts': sweepAccounts,
  'close-unused-accounts': closeUnusedAccounts,
  'erase-closed-accounts': eraseClosedAccounts,
  'aggregate-analytics': aggregateAnalytics,
  'expire-memberships': expireEndedMemberships,
  'end-managed-tiers': endManagedTiers,
  'check-partner-links': checkPartnerLinks,
  'remind-of-check-ins': remindOfCheckIns,
  'close-match-decks': closeMatchDecks,
  'forget-old-purchases': forgetOldPurchases,
  'forget-old-searches': forgetOldSearches,
  'forget-old-crashes': forgetOldCrashes,
  'sweep-deleted-plans': sweepDeletedPlans,
  'sweep-deleted-pins': sweepDeletedPins,
  'sweep-plan-tags': sweepPlanTags,
  'sweep-photos': sweepPhotos,
  'sweep-deleted-reviews': sweepDeletedReviews,
  'sweep-removed-places': sweepRemovedPlaces,
  'forget-old-imports': forgetOldImports,
  'forget-import-journals': forgetImportJournals,
  'forget-old-requests': forgetOldRequests,
  'sweep-bucket-items': sweepBucketItems,
  'sweep-memories': sweepMemories,
  'sweep-notifications': sweepNotifications,
  'follow-surprises': followSurprises,
  'queue-digests': queueDueDigests,
  'sweep-free-evenings': sweepFreeEvenings,
  'sweep-live-events': sweepLiveEvents,
  'fold-map-cells': foldMapCells,
  'renew-hours': renewHours,
  'follow-suspensions': followSuspensions,
};
const EVERY_MINUTE = '* * * * *';
const STOP_MS = 10_000;
const QUIET_MS = 10_000;

export interface Jobs {
  /** Begins no further job and waits for those that run. */
  stop(): Promise<void>;
}

const doUpkeepJob: DoJob<'upkeep'> = async (deps, { data }) => {
  // A job of a newer version, while this older node is still there, is that version's to do.
  const run = UPKEEP_JOBS[data.job];
  if (run) await run(deps);
};

/** It stays in the table for a month; here it is told once, whichever node it died on. */
const logDeadLetter: DoJob<'dead-letters'> = async (deps, { id }) => {
  deps.log.error({ job: id }, 'a job was given up; it waits in the queue "dead-letters"');
};

/** Starts this node's workers and, on whichever node is first, the schedule. Where that fails nothing of it goes on. */
export async function startJobs(deps: Deps): Promise<Jobs> {
  const { boss } = deps.queue;
  const stop = () => boss.stop({ timeout: STOP_MS });
  boss.on('error', logRarely(deps));
  try {
    await boss.start();
    await keepSchedule(deps);
    await startWorkers(deps);
  } catch (error) {
    // Why it did not start is what counts.
    await stop().catch((err: unknown) => deps.log.error({ err }, 'stopping was not clean'));
    throw error;
  }
  return { stop };
}

async function startWorkers(deps: Deps): Promise<void> {
  await workOn(deps, 'upkeep', doUpkeepJob);
  await workOn(deps, 'dead-letters', logDeadLetter);
  await workOn(deps, 'letter-requests', answerLetterRequest);
  await workOn(deps, 'pin-lookups', lookUpPin);
  await workOn(deps, 'decisions', doDecision);
  await workOn(deps, 'place-imports', doImportJob);
  await workOn(deps, 'report-receipts', notifyReporters);
  await workOn(deps, 'notice-pushes', pushNotice);
  // Without a way out letters wait: a node that has one sends them.
  if (hasMailWay(deps.config)) {
    await workOn(deps, 'letters', sendLetter);
    await workOn(deps, 'notice-letters', sendNoticeLetter);
  }
}

/** While the database is away every worker fails twice a second: one line now and then says as much. */
function logRarely({ log }: Deps): (error: Error) => void {
  let quietUntil = 0;
  return (error) => {
    const at = performance.now();
    if (at < quietUntil) return;
    quietUntil = at + QUIET_MS;
    log.warn({ err: error }, 'the queue could not reach the database; it goes on trying');
  };
}

async function keepSchedule({ queue: { boss } }: Deps): Promise<void> {
  const kept = await boss.getSchedules('upkeep');
  const isKept = (job: string) => kept.some(({ key, cron }) => key === job && cron === EVERY_MINUTE);
  // A later start finds everything in its place.
  for (const job of Object.keys(UPKEEP_JOBS).filter((name) => !isKept(name)))
    await boss.schedule('upkeep', EVERY_MINUTE, { job }, { key: job, singletonKey: job });
  for (const { name, key } of kept) if (!(key in UPKEEP_JOBS)) await boss.unschedule(name, key);
}
