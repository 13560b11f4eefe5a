import { DAY_MS } from '@liora/domain/durations';
import { createStore } from '@tanstack/react-store';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { forgetOn } from '../../lib/personalData.ts';
import { noteStoredOwner, storedOwner } from '../../lib/readThrough.ts';

const NAME = 'liora-offline';
/** The newest ones stay. */
const MOST_ANSWERS = 400;
/** What was not answered anew for so long is not read any more. */
const LONGEST_STORED_MS = 30 * DAY_MS;

interface StoredAnswer {
  name: string;
  answer: unknown;
  /** Milliseconds since 1970. */
  storedAt: number;
}

interface Schema extends DBSchema {
  answers: { key: string; value: StoredAnswer; indexes: { storedAt: number } };
  /** Whose all of it is, and when it was last asked for (milliseconds since 1970). */
  about: { key: 'owner' | 'filledAt'; value: string };
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>(NAME, 1, {
    upgrade: (made) => {
      made.createObjectStore('answers', { keyPath: 'name' }).createIndex('storedAt', 'storedAt');
      made.createObjectStore('about');
    },
  });
  return opened;
}

/** Keeps an answer for its owner; what was kept for anybody else, or has been forgotten since, goes first. */
export async function storeAnswer(owner: string, name: string, answer: unknown, now: number): Promise<void> {
  const trx = (await database()).transaction(['answers', 'about'], 'readwrite');
  const [answers, about] = [trx.objectStore('answers'), trx.objectStore('about')];
  if ((await about.get('owner')) !== owner || storedOwner() !== owner) {
    await answers.clear();
    await about.clear();
    await about.put(owner, 'owner');
    noteStoredOwner(owner);
  }
  await answers.put({ name, answer, storedAt: now });
  const surplus = (await answers.count()) - MOST_ANSWERS;
  let oldest = surplus > 0 ? await answers.index('storedAt').openCursor() : null;
  for (let left = surplus; oldest && left > 0; left -= 1) {
    await oldest.delete();
    oldest = await oldest.continue();
  }
  await trx.done;
}

/** Undefined: nothing is kept under that name of who it belongs to. `now`: milliseconds since 1970. */
export async function findAnswer(name: string, now: number): Promise<unknown> {
  const kept = await database();
  const owner = await kept.get('about', 'owner');
  if (owner === undefined || owner !== storedOwner()) return undefined;
  const found = await kept.get('answers', name);
  // Also by a clock that was set back meanwhile.
  return found && Math.abs(now - found.storedAt) < LONGEST_STORED_MS ? found.answer : undefined;
}

/** When everything was last asked for, in milliseconds since 1970; 0: never, or all of it went since. */
export const filledAt = async (): Promise<number> =>
  storedOwner() === null ? 0 : Number((await (await database()).get('about', 'filledAt')) ?? 0);

export async function noteFilled(now: number): Promise<void> {
  await (await database()).put('about', String(now), 'filledAt');
}

export const dropAnswer = async (name: string): Promise<void> => (await database()).delete('answers', name);

export async function forgetAnswers(): Promise<void> {
  const trx = (await database()).transaction(['answers', 'about'], 'readwrite');
  await trx.objectStore('answers').clear();
  await trx.objectStore('about').clear();
  await trx.done;
}

/** Bytes on this device: answers and files of the app together, as the browser counts them. */
export const usedBytes = async (): Promise<number> => (await navigator.storage?.estimate())?.usage ?? 0;

/**
 * Who reads, as the server said last: without that nothing is stored, so that what is on its way when somebody signs out is
 * not.
 */
export const offlineReader = createStore<string | null>(null);
forgetOn(['signed out', 'ran out'], () => offlineReader.setState(() => null));

/** When the server last answered a read, by `performance.now()`: whoever waits for it hears that it can be reached. */
export const answeredAt = createStore(0);

// It counts no more without its owner's name (lib/readThrough.ts); this takes it off the disk, too.
forgetOn(['signed out', 'blocked', 'partner changed', 'membership changed'], () => {
  void forgetAnswers().catch(() => undefined);
});
