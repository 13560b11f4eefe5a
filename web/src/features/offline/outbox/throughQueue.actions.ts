import { isOffline } from '../../../lib/isOffline.ts';
import { newRequestId } from '../../../lib/requestId.ts';
import { isUnreached } from '../../../lib/storedAnswers.ts';
import { WaitsForConnection, type WriteThrough } from '../../../lib/writeThrough.ts';
import { toast } from '../../../ui/toast.ts';
import { offlineReader } from '../offlineAnswers.store.ts';
import { withAction, withoutRefused } from './outbox.rules.ts';
import { outbox } from './outbox.store.ts';
import { outboxText } from './outbox.text.ts';
import type { NewAction } from './outbox.types.ts';
import { changeQueue } from './queue.actions.ts';
import { isQueuedProcedure, kindOf } from './queuedKinds.data.ts';
import { nameFor } from './showQueued.actions.ts';

/**
 * Sends what may wait with a request id, and has it wait where the server is not reached. While something waits of the same
 * thing, it waits behind that, so that what was done last counts. `onQueued` is told of each that waits.
 */
export function throughQueue(onQueued: () => void): WriteThrough {
  return async (path, input, ask) => {
    const [procedure, owner] = [path.join('.'), offlineReader.state];
    if (!isQueuedProcedure(procedure) || owner === null) return ask(input);
    const { sending, queue } = outbox.state;
    const { request_id = newRequestId() } = input as { request_id?: string };
    if (request_id === sending) return ask(input);
    const sent = { ...(input as object), request_id };
    const thing = kindOf(procedure).thing(sent);
    const same = queue.filter((one) => one.thing === thing);
    const wait = async (otherwise: unknown, wasSent: boolean) => {
      if (!(await enqueue(owner, { request_id, procedure, input: sent, thing, wasSent }))) throw otherwise;
      onQueued();
      toast(outboxText.waits, { description: outboxText.waitsText });
      throw new WaitsForConnection();
    };
    if (isOffline() || same.some(({ refusal }) => refusal === null))
      return wait(new TypeError('No connection'), false);
    try {
      const answer = await ask(sent);
      if (same.length > 0)
        await changeQueue(owner, (all) => ({ queue: withoutRefused(all, thing), result: undefined }));
      return answer;
    } catch (error) {
      // It may have arrived all the same.
      return isUnreached(error) ? wait(error, true) : Promise.reject(error);
    }
  };
}

/** Whether it waits now: a full queue, or a disk that cannot be written, takes nothing. */
async function enqueue(owner: string, action: Omit<NewAction, 'name' | 'queuedAt'>): Promise<boolean> {
  const { queries } = outbox.state;
  const name = queries && nameFor(queries, action.input as object);
  const { merge } = kindOf(action.procedure);
  return changeQueue(owner, (queue) => {
    const after = withAction(queue, { ...action, name, queuedAt: Date.now() }, (before) =>
      merge && before.procedure === action.procedure ? merge(before.input, action.input) : action.input,
    );
    return { queue: after ?? queue, result: after !== null && offlineReader.state === owner };
  }).catch(() => false);
}
