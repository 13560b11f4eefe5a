import { DAY_MS } from '@liora/domain/durations';
import { SENDING_LEASE_MS, WAITING_ACTION_DAYS, WAITING_ACTIONS_MAX } from '@liora/domain/limits';
import type { Lease, NewAction, QueuedAction, Refusal } from './outbox.types.ts';

type Queue = readonly QueuedAction[];

/**
 * The queue with what somebody has just done; null: it is full. What was refused of the same thing goes, and so does what was
 * never sent, whose input `merge` may need: the last one counts. What may have arrived stays, and is sent before.
 */
export function withAction(
  queue: Queue,
  action: NewAction,
  merge: (before: QueuedAction) => unknown = () => action.input,
): Queue | null {
  const same = queue.filter(({ thing }) => thing === action.thing);
  if (same.some(({ request_id, refusal }) => request_id === action.request_id && refusal === null))
    return queue;
  const replaced = same.filter(({ wasSent, refusal }) => refusal !== null || !wasSent);
  const rest = queue.filter((one) => !replaced.includes(one));
  if (rest.length >= WAITING_ACTIONS_MAX) return null;
  const unsent = replaced.find(({ refusal }) => refusal === null);
  const seq = (queue.at(-1)?.seq ?? 0) + 1;
  const input = unsent ? merge(unsent) : action.input;
  return [...rest, { ...action, input, seq, lease: null, refusal: null }];
}

/**
 * Whether the tab that was sending has left. By the clock of this device alone, and whichever way that was set meanwhile: who
 * takes over too early sends the same request once more, which changes nothing.
 */
export const isLeaseOver = ({ at }: Lease, now: number): boolean => Math.abs(now - at) >= SENDING_LEASE_MS;

/** It waits for its owner by now: the server may have forgotten that it was there. */
export const hasWaitedTooLong = ({ queuedAt }: QueuedAction, now: number): boolean =>
  Math.abs(now - queuedAt) >= WAITING_ACTION_DAYS * DAY_MS;

interface Chooser {
  now: number;
  /** No other tab sends, as is known from elsewhere; else the leases tell. */
  isAlone: boolean;
  isPaused: (action: QueuedAction) => boolean;
}

/** The action that is sent next; null: none, or another tab is sending. */
export function nextAction(queue: Queue, { now, isAlone, isPaused }: Chooser): QueuedAction | null {
  if (!isAlone && queue.some(({ lease }) => lease && !isLeaseOver(lease, now))) return null;
  const blocked = new Set<string>();
  for (const action of queue) {
    if (action.refusal !== null) continue;
    if (!blocked.has(action.thing) && !isPaused(action)) return action;
    blocked.add(action.thing);
  }
  return null;
}

const changed = (queue: Queue, id: string, change: (action: QueuedAction) => QueuedAction): Queue =>
  queue.map((one) => (one.request_id === id ? change(one) : one));

/** A tab begins to send it: from here on it may have arrived. */
export const claimed = (queue: Queue, id: string, lease: Lease): Queue =>
  changed(queue, id, (one) => ({ ...one, lease, wasSent: true }));

/** Nobody is sending it any more, and what became of it is not known. */
export const released = (queue: Queue, id: string): Queue =>
  changed(queue, id, (one) => ({ ...one, lease: null }));

/** The server has carried it out; `follow` gives what is sent of a later one of the same thing. */
export function applied(
  queue: Queue,
  id: string,
  follow: (later: QueuedAction, first: QueuedAction) => unknown = (later) => later.input,
): Queue {
  const first = queue.find(({ request_id }) => request_id === id);
  if (!first) return queue;
  return queue
    .filter((one) => one !== first)
    .map((one) =>
      one.thing === first.thing && one.procedure === first.procedure && one.refusal === null
        ? { ...one, input: follow(one, first) }
        : one,
    );
}

export const refused = (queue: Queue, id: string, refusal: Refusal): Queue =>
  changed(queue, id, (one) => ({ ...one, lease: null, refusal }));

/** Its owner wants it sent again, as `input` where they have decided something about it. */
export const sentAgain = (queue: Queue, id: string, now: number, input?: unknown): Queue =>
  changed(queue, id, (one) => ({ ...one, refusal: null, queuedAt: now, input: input ?? one.input }));

export const dropped = (queue: Queue, id: string): Queue =>
  queue.filter(({ request_id }) => request_id !== id);

/** Without what was refused of a thing that went through since. */
export const withoutRefused = (queue: Queue, thing: string): Queue =>
  queue.filter((one) => one.thing !== thing || one.refusal === null);

export function countsOf(queue: Queue): { waiting: number; refused: number } {
  const refusedOnes = queue.filter(({ refusal }) => refusal !== null).length;
  return { waiting: queue.length - refusedOnes, refused: refusedOnes };
}
