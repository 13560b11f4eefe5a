import type { Deps } from '../../deps.ts';
import type { JobData, QueueName } from '../queues.ts';
import { type DoJob, finishJob } from '../work.ts';

/** Does everything that waits in a queue, here and now, in its order, without a worker. Returns how many jobs it was. */
export async function workOff<Name extends QueueName>(
  deps: Deps,
  name: Name,
  doJob: DoJob<Name>,
): Promise<number> {
  const { boss } = deps.queue;
  for (let count = 0; ; count += 1) {
    const [job] = await boss.fetch<JobData[Name]>(name);
    if (!job) return count;
    const { status, output } = await finishJob(deps, name, job, doJob);
    if (status === 'completed') await boss.complete(name, job.id);
    else await boss.fail(name, job.id, output);
  }
}
