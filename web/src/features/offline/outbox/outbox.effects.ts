import { REACH_AGAIN_LONGEST_MS, REACH_AGAIN_MS, SENDING_LEASE_MS } from '@liora/domain/limits';
import type { QueryClient } from '@tanstack/react-query';
import { isOffline } from '../../../lib/isOffline.ts';
import { newRequestId } from '../../../lib/requestId.ts';
import { setWriteThrough } from '../../../lib/writeThrough.ts';
import { toast } from '../../../ui/toast.ts';
import { startQuery } from '../../accounts/accounts.queries.ts';
import { answeredAt, offlineReader } from '../offlineAnswers.store.ts';
import { attempt } from './attempt.actions.ts';
import { countsOf } from './outbox.rules.ts';
import { changeOutbox, hearQueue, outbox, readQueue, showQueue } from './outbox.store.ts';
import { outboxText } from './outbox.text.ts';
import type { QueuedAction } from './outbox.types.ts';
import { changeQueue } from './queue.actions.ts';
import { type SendParts, sendQueue } from './sendQueue.actions.ts';
import { askAfterQueued, showQueued } from './showQueued.actions.ts';
import { throughQueue } from './throughQueue.actions.ts';

const LOCK = 'liora.outbox';
/** This page, as leases name it. */
const TAB = newRequestId();

/** From now on what cannot be sent waits, and what waits is sent: at once, with the next connection, whenever the server answers. */
export function startOutbox(queries: QueryClient): void {
  setWriteThrough(throughQueue(sendSoon));
  if (outbox.state.queries === null) watch(queries);
  void wakeUp();
}

function watch(queries: QueryClient): void {
  changeOutbox({ queries });
  hearQueue(() => void look());
  offlineReader.subscribe(() => void wakeUp());
  // The server can be reached.
  answeredAt.subscribe(() => void sendWaiting());
  window.addEventListener('online', () => void sendWaiting());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void sendWaiting();
  });
  // What is asked for anew, or comes from the device, does not hold what waits.
  queries.getQueryCache().subscribe((event) => {
    const isAnswer = event.type === 'updated' && event.action.type === 'success' && !event.action.manual;
    if (isAnswer) showQueued(queries, outbox.state.queue);
  });
}

/** Reads what waits for who reads, and shows it. */
async function look(): Promise<void> {
  const owner = offlineReader.state;
  const queue = owner === null ? [] : await readQueue(owner).catch(() => []);
  if (owner !== offlineReader.state) return;
  showQueue(queue);
  const { queries } = outbox.state;
  if (queries) showQueued(queries, queue);
}

async function wakeUp(): Promise<void> {
  await look();
  await sendWaiting();
}

/** What has just been queued: at once behind others, else when there may be a connection again. */
function sendSoon(): void {
  if (outbox.state.isRunning) return;
  lookAgain(REACH_AGAIN_MS);
}

/** Sends what waits, unless this or another tab is doing so. */
export async function sendWaiting(): Promise<void> {
  const owner = offlineReader.state;
  const { queue, queries, isRunning } = outbox.state;
  if (owner === null || queries === null || isRunning || isOffline()) return;
  if (countsOf(queue).waiting === 0) return;
  changeOutbox({ isRunning: true });
  try {
    // Some browsers have no locks: there the leases alone tell.
    if (!('locks' in navigator)) await send(queries, owner, false);
    else
      await navigator.locks.request(LOCK, { ifAvailable: true }, (lock) =>
        lock ? send(queries, owner, true) : lookAgain(SENDING_LEASE_MS),
      );
  } catch {
    // A disk that cannot be written: with the next start, or the next answer, it is tried again.
  } finally {
    changeOutbox({ isRunning: false });
  }
}

async function send(queries: QueryClient, owner: string, isAlone: boolean): Promise<void> {
  const told = await sendQueue(partsFor(owner, isAlone));
  const failures = told.ended === 'unreached' ? outbox.state.failures + 1 : 0;
  changeOutbox({ failures });
  if (told.ended === 'signed out') void queries.invalidateQueries(startQuery());
  else if (countsOf(outbox.state.queue).waiting > 0) lookAgain(pauseAfter(failures));
  if (told.applied + told.refused > 0) askAfterQueued(queries);
  if (told.refused > 0) toast(outboxText.someRefused, { kind: 'error' });
  else if (told.applied > 0 && told.ended === 'done') toast(outboxText.sent, { kind: 'success' });
}

const partsFor = (owner: string, isAlone: boolean): SendParts => ({
  change: (work) => changeQueue(owner, work),
  attempt: async (action) => {
    // Nobody sends what another person did.
    if (offlineReader.state !== owner) return { kind: 'signed out' };
    changeOutbox({ sending: action.request_id });
    const outcome = await attempt(action);
    changeOutbox({ sending: null });
    return outcome;
  },
  now: () => Date.now(),
  tab: TAB,
  isAlone,
  isPaused: ({ procedure }) => (outbox.state.pauses[procedure] ?? 0) > performance.now(),
  pause,
});

function pause({ procedure }: QueuedAction, seconds: number): void {
  const until = performance.now() + seconds * 1000;
  changeOutbox({ pauses: { ...outbox.state.pauses, [procedure]: until } });
}

/** Until the server is asked again: longer each time it was not reached, and as long as it has said. */
function pauseAfter(failures: number): number {
  if (failures > 0) return Math.min(REACH_AGAIN_MS * 2 ** (failures - 1), REACH_AGAIN_LONGEST_MS);
  const now = performance.now();
  const pauses = Object.values(outbox.state.pauses).filter((until) => until > now);
  return pauses.length > 0 ? Math.min(...pauses) - now : SENDING_LEASE_MS;
}

function lookAgain(ms: number): void {
  clearTimeout(outbox.state.timer);
  changeOutbox({ timer: setTimeout(() => void wakeUp(), ms) });
}
