import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { openDatabase } from '../../src/db/client.ts';
import { person, testDeps, venue } from '../factories.ts';
import { sessionCookie } from '../sessions.ts';
import { SHARED_SECRET } from './twoNodes.ts';
import { type Person, SPOTS, spotOf, WRITTEN_KINDS, type Write } from './writtenKinds.ts';

const WRITERS = 8;
const POOL_SIZE = 4;
/** Below what one person may create in an hour, tries included that were cut before they answered. */
const WRITES_EACH = SPOTS;
/** How long a person waits for an answer before asking again, perhaps the other node. */
const TIMEOUT_MS = 5_000;
const BETWEEN_TRIES_MS = 50;
const TOO_MANY = 429;
const KINDS = Object.keys(WRITTEN_KINDS);

/** Signed-in members of a site whose nodes share SHARED_SECRET, and places for them. */
export async function membersOf(url: string, count: number): Promise<Person[]> {
  const database = openDatabase({ url, poolSize: POOL_SIZE, searchStatementTimeoutMs: 900 });
  const deps = testDeps({ ...database, close: () => database.close() }, { now: () => new Date() });
  deps.config.sessionSecret = SHARED_SECRET;
  try {
    for (let spot = 0; spot < SPOTS; spot++) await venue(database.db, spotOf(spot));
    const member = async () => {
      const { userId } = (await person(deps, { member: true })).viewer;
      return { userId, cookie: await sessionCookie(deps, userId) };
    };
    const members: Person[] = [];
    // A few at a time: who waits for one of four connections behind two thousand others waits too long on a busy machine.
    const worker = async () => {
      while (members.length < count) members.push(await member());
    };
    await Promise.all(Array.from({ length: POOL_SIZE }, worker));
    return members;
  } finally {
    await database.close();
  }
}

/**
 * People who write one thing after the other, of every kind in turn, now at one node and now at the other. Each asks again,
 * under the same request id, until it is acknowledged: what is acknowledged has to be there once, and what was asked twice
 * not twice.
 */
export class Writers {
  /** By kind, key to id of everything that a node has said yes to. */
  readonly acknowledged = new Map(KINDS.map((kind) => [kind, new Map<string, string | null>()]));
  /** How many of them each node said yes to. */
  readonly byNode: number[];
  /** Answers that were no yes. */
  readonly refusals = new Map<number, number>();
  /** Tries without any answer. */
  unanswered = 0;
  readonly #sites: string[];
  readonly #people: Person[];
  readonly #writers: Promise<void>[];
  #written = 0;
  #over = false;

  constructor(sites: string[], people: Person[]) {
    this.#sites = sites;
    this.#people = people;
    this.byNode = sites.map(() => 0);
    this.#writers = Array.from({ length: WRITERS }, () => this.#writeOn());
  }

  get total(): number {
    return this.byNode.reduce((sum, count) => sum + count, 0);
  }

  async end(): Promise<void> {
    this.#over = true;
    await Promise.all(this.#writers);
  }

  async #writeOn(): Promise<void> {
    while (!this.#over) {
      const count = this.#written++;
      const person = this.#people[Math.floor(count / WRITES_EACH) % this.#people.length];
      const kind = KINDS[count % KINDS.length] ?? '';
      const write = person && WRITTEN_KINDS[kind]?.write(count, person);
      if (!write) throw new Error('nobody, or nothing to write');
      for (let node = count % this.#sites.length; !this.#over; node = (node + 1) % this.#sites.length) {
        if (await this.#isDone(kind, write, node)) break;
        await pause(BETWEEN_TRIES_MS);
      }
    }
  }

  /** One try; whether there is nothing left to try. */
  async #isDone(kind: string, { key, path, init, id }: Write, node: number): Promise<boolean> {
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const answer = await fetch(`${this.#sites[node]}${path}`, { ...init, signal });
      const told: unknown = await answer.json();
      if (answer.ok) {
        this.acknowledged.get(kind)?.set(key, id(told));
        this.byNode[node] = (this.byNode[node] ?? 0) + 1;
      } else this.refusals.set(answer.status, (this.refusals.get(answer.status) ?? 0) + 1);
      return answer.ok || answer.status === TOO_MANY;
    } catch {
      this.unanswered += 1;
      return false;
    }
  }
}

/** Of every kind what was acknowledged and is not there, or under another id, and what is there twice. */
export async function lostAndDoubled(url: string, acknowledged: Writers['acknowledged']) {
  const promised = [...acknowledged].map(([kind, writes]) => [kind, new Map(writes)] as const);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const lost: string[] = [];
  const doubled: string[] = [];
  for (const [kind, writes] of promised) {
    const { stored, again } = WRITTEN_KINDS[kind] ?? { stored: '' };
    const { rows } = await client.query<{ key: string; id: string }>(stored);
    if (again === 'another') {
      const ids = new Set(rows.map(({ id }) => id));
      lost.push(...[...writes].filter(([, id]) => !ids.has(id ?? '')).map(([key]) => key));
      continue;
    }
    const byKey = new Map(rows.map(({ key, id }) => [key, id]));
    lost.push(
      ...[...writes]
        .filter(([key, id]) => !byKey.has(key) || (id && byKey.get(key) !== id))
        .map(([key]) => key),
    );
    doubled.push(...rows.filter(({ key, id }) => byKey.get(key) !== id).map(({ key }) => key));
  }
  await client.end();
  return { lost, doubled };
}
