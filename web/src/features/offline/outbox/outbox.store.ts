import type { QueryClient } from '@tanstack/react-query';
import { createStore } from '@tanstack/react-store';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { forgetOn } from '../../../lib/personalData.ts';
import { waitingCounts } from '../../../lib/writeThrough.ts';
import { countsOf } from './outbox.rules.ts';
import type { QueuedAction } from './outbox.types.ts';

const NAME = 'liora-outbox';
/**
 * Whose all of it is. The name goes at sign-out with everything of theirs (lib/personalData.ts), whether or not this code is
 * there, and what is queued counts only under it. A session that runs out by itself leaves it.
 */
const OWNER_KEY = 'liora.outbox-owner';

interface Schema extends DBSchema {
  actions: { key: string; value: QueuedAction };
}

/** By which tabs tell each other that the queue is another one. */
const CHANNEL = 'liora.outbox';
let channel: BroadcastChannel | null = null;

/** From now on `onChange` is told of what other tabs do to the queue. */
export function hearQueue(onChange: () => void): void {
  if (!('BroadcastChannel' in window)) return;
  channel ??= new BroadcastChannel(CHANNEL);
  channel.onmessage = onChange;
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>(NAME, 1, {
    upgrade: (made) => {
      made.createObjectStore('actions', { keyPath: 'request_id' });
    },
  });
  return opened;
}

interface OutboxState {
  queue: readonly QueuedAction[];
  /** What this tab is sending: its own call goes past the queue. */
  sending: string | null;
  isRunning: boolean;
  /** Until when which procedures are not sent; by `performance.now()`, which no change of the clock moves. */
  pauses: Readonly<Record<string, number>>;
  /** How often in a row the server was not reached. */
  failures: number;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** What shows the actions; null: the queue is not used. */
  queries: QueryClient | null;
}

const NOTHING = { queue: [], sending: null, pauses: {}, failures: 0 } as const;

export const outbox = createStore<OutboxState>({
  ...NOTHING,
  isRunning: false,
  timer: undefined,
  queries: null,
});

export const changeOutbox = (part: Partial<OutboxState>): void =>
  outbox.setState((before) => ({ ...before, ...part }));

/** What is shown of the queue, here and in the frame of the app. */
export function showQueue(queue: readonly QueuedAction[]): void {
  changeOutbox({ queue });
  waitingCounts.setState(() => countsOf(queue));
}

// What ran out stays on the disk for its owner; nobody else sees it.
forgetOn(['signed out', 'ran out'], () => {
  changeOutbox(NOTHING);
  showQueue([]);
});
forgetOn(['signed out'], () => void emptyQueue().catch(() => undefined));

const inOrder = (queue: readonly QueuedAction[]) => queue.toSorted((a, b) => a.seq - b.seq);
const isTheirs = (owner: string): boolean => localStorage.getItem(OWNER_KEY) === owner;

/** What waits for this person on this device. */
export async function readQueue(owner: string): Promise<readonly QueuedAction[]> {
  return isTheirs(owner) ? inOrder(await (await database()).getAll('actions')) : [];
}

/** Changes what waits for this person in one transaction, whatever other tabs do meanwhile. What was another's goes first. */
export async function changeStoredQueue<Result>(
  owner: string,
  work: (queue: readonly QueuedAction[]) => { queue: readonly QueuedAction[]; result: Result },
): Promise<{ queue: readonly QueuedAction[]; result: Result }> {
  const trx = (await database()).transaction('actions', 'readwrite');
  const stored = await trx.store.getAll();
  const before = isTheirs(owner) ? inOrder(stored) : [];
  const after = work(before);
  const stays = new Set(after.queue.map(({ request_id }) => request_id));
  const gone = (before.length > 0 || after.queue.length > 0 ? stored : []).filter(
    ({ request_id }) => !stays.has(request_id),
  );
  for (const { request_id } of gone) await trx.store.delete(request_id);
  for (const action of after.queue) if (!before.includes(action)) await trx.store.put(action);
  if (after.queue.length > 0) localStorage.setItem(OWNER_KEY, owner);
  await trx.done;
  channel?.postMessage(null);
  return after;
}

/** All of it, whoever's it is. */
export async function emptyQueue(): Promise<void> {
  await (await database()).clear('actions');
}
