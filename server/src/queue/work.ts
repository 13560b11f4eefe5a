import type { Job, JobResult } from 'pg-boss';
import type { Deps } from '../deps.ts';
import { type JobData, QUEUES, type QueueName } from './queues.ts';

/** A job as its worker sees it. */
export interface JobToDo<Name extends QueueName> {
  id: string;
  data: JobData[Name];
  /** How often it was begun before. */
  retryCount: number;
  /** Aborted when this node stops before the job has ended, or its time is over: by then it is somebody else's. */
  signal?: AbortSignal;
}

/** Does one job. What it throws is logged without its message, and the job is tried again later. */
export type DoJob<Name extends QueueName> = (deps: Deps, job: JobToDo<Name>) => Promise<void>;

/** Takes jobs of a queue from now on. Each of a batch is settled by itself: one that fails fails alone. */
export async function workOn<Name extends QueueName>(
  deps: Deps,
  name: Name,
  doJob: DoJob<Name>,
): Promise<void> {
  const { work, atOnce } = QUEUES[name];
  const options = { ...work, perJobResults: true as const };
  const worker = await deps.queue.boss.work(name, options, (jobs: Job<JobData[Name]>[]) =>
    mapConcurrently(jobs, atOnce ?? jobs.length, (job) => finishJob(deps, name, job, doJob)),
  );
  deps.queue.hasWorker(name, worker);
}

/** Some of them run, and the next begins when one has ended; the results in the order of the items. */
async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  most: number,
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const left = items.entries();
  const runOn = async () => {
    for (const [index, item] of left) results[index] = await run(item);
  };
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, runOn));
  return results;
}

/** Does a job and says how it went. */
export async function finishJob<Name extends QueueName>(
  deps: Deps,
  name: Name,
  job: Job<JobData[Name]>,
  doJob: DoJob<Name>,
): Promise<JobResult> {
  try {
    // Its time ran out before it was its turn: by now it is somebody else's.
    job.signal?.throwIfAborted();
    await doJob(deps, job);
    return { id: job.id, status: 'completed' };
  } catch (error) {
    const failure = describeFailure(error);
    const line = { queue: name, job: job.id, attempt: job.retryCount + 1, ...failure };
    deps.log.error(line, 'a job failed; it is tried again as often as its queue says');
    return { id: job.id, status: 'failed', output: failure };
  }
}

/** Without the message, which could name an address; it would stay in the log and in the queue's table. */
export function describeFailure(error: unknown): { kind: string; code: string | undefined } {
  const kind = error instanceof Error ? error.name : typeof error;
  return { kind, code: error instanceof Error && 'code' in error ? String(error.code) : undefined };
}
