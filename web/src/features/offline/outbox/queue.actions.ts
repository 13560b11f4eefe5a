import { offlineReader } from '../offlineAnswers.store.ts';
import { dropped, sentAgain } from './outbox.rules.ts';
import { changeStoredQueue, outbox, showQueue } from './outbox.store.ts';
import type { QueuedAction } from './outbox.types.ts';
import { askAfterQueued, showQueued } from './showQueued.actions.ts';

type Queue = readonly QueuedAction[];

/** Changes the queue of its owner on the device, and shows it. */
export async function changeQueue<Result>(
  owner: string,
  work: (queue: Queue) => { queue: Queue; result: Result },
): Promise<Result> {
  const { queue, result } = await changeStoredQueue(owner, work);
  if (offlineReader.state !== owner) return result;
  showQueue(queue);
  const { queries } = outbox.state;
  if (queries) showQueued(queries, queue);
  return result;
}

async function change(work: (queue: Queue) => Queue): Promise<void> {
  const owner = offlineReader.state;
  if (owner === null) return;
  await changeQueue(owner, (queue) => ({ queue: work(queue), result: undefined }));
}

/** Its owner gives it up; what shows it is as it was. */
export async function dropAction({ request_id }: QueuedAction): Promise<void> {
  await change((queue) => dropped(queue, request_id));
  const { queries } = outbox.state;
  if (queries) askAfterQueued(queries);
}

/** Its owner wants it sent again, as `input` where they have decided something about it. */
export const queueAgain = ({ request_id }: QueuedAction, input?: unknown): Promise<void> =>
  change((queue) => sentAgain(queue, request_id, Date.now(), input));
