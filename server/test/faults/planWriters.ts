import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../../src/db/client.ts';
import { rpcCall } from '../calls.ts';
import { person, testDeps, venue } from '../factories.ts';
import { sessionCookie } from '../sessions.ts';
import { SHARED_SECRET } from './twoNodes.ts';

const WRITERS = 8;
const POOL_SIZE = 4;
/** Below what one person may create in an hour, tries included that were cut before they answered. */
const PLANS_EACH = 25;
/** How long a person waits for an answer before asking again, perhaps the other node. */
const TIMEOUT_MS = 5_000;
const BETWEEN_TRIES_MS = 50;
const TOO_MANY = 429;

/** Signed-in people of a site whose nodes share SHARED_SECRET, and two places to plan with; their cookies. */
export async function membersOf(url: string, count: number): Promise<string[]> {
  const database = openDatabase({ url, poolSize: POOL_SIZE, searchStatementTimeoutMs: 900 });
  const deps = testDeps({ ...database, close: () => database.close() }, { now: () => new Date() });
  deps.config.sessionSecret = SHARED_SECRET;
  try {
    for (const slug of ['wine-bar', 'gelato']) await venue(database.db, slug);
    const member = async () => sessionCookie(deps, (await person(deps)).viewer.userId);
    const cookies: string[] = [];
    // A few at a time: who waits for one of four connections behind two thousand others waits too long on a busy machine.
    const worker = async () => {
      while (cookies.length < count) cookies.push(await member());
    };
    await Promise.all(Array.from({ length: POOL_SIZE }, worker));
    return cookies;
  } finally {
    await database.close();
  }
}

const place = (place_id: string) => {
  return { place_id, name: place_id, address: null, note: null, starts_at: null, stay_minutes: null };
};

function createPlanCall(title: string, request_id: string, cookie: string) {
  const content = { description: '', theme: null, location_name: null, tags: [] };
  const places = [place('wine-bar'), place('gelato')];
  const plan = { ...content, title, places, is_public: true, is_prive: false, request_id };
  return rpcCall('plans.create', plan, { cookie });
}

/**
 * People who make plans without a pause, now at one node and now at the other. Each asks again, under the same request
 * id, until the plan is acknowledged: what is acknowledged has to be there once, and what was asked twice not twice.
 */
export class PlanWriters {
  /** Title to id of every plan that a node has said yes to. */
  readonly acknowledged = new Map<string, string>();
  /** How many of them each node said yes to. */
  readonly byNode: number[];
  /** Answers that were no yes. */
  readonly refusals = new Map<number, number>();
  /** Tries without any answer. */
  unanswered = 0;
  readonly #sites: string[];
  readonly #cookies: string[];
  readonly #writers: Promise<void>[];
  #written = 0;
  #over = false;

  constructor(sites: string[], cookies: string[]) {
    this.#sites = sites;
    this.#cookies = cookies;
    this.byNode = sites.map(() => 0);
    this.#writers = Array.from({ length: WRITERS }, () => this.#writeOn());
  }

  async end(): Promise<void> {
    this.#over = true;
    await Promise.all(this.#writers);
  }

  async #writeOn(): Promise<void> {
    while (!this.#over) {
      const count = this.#written++;
      const cookie = this.#cookies[Math.floor(count / PLANS_EACH) % this.#cookies.length] ?? '';
      const title = `Evening ${count}`;
      const call = createPlanCall(title, randomUUID(), cookie);
      for (let node = count % this.#sites.length; !this.#over; node = (node + 1) % this.#sites.length) {
        if (await this.#isDone(title, call, node)) break;
        await pause(BETWEEN_TRIES_MS);
      }
    }
  }

  /** One try; whether there is nothing left to try. */
  async #isDone(title: string, [path, init]: ReturnType<typeof rpcCall>, node: number): Promise<boolean> {
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const answer = await fetch(`${this.#sites[node]}${path}`, { ...init, signal });
      const { json } = (await answer.json()) as { json: { id: string } };
      if (answer.ok) {
        this.acknowledged.set(title, json.id);
        this.byNode[node] = (this.byNode[node] ?? 0) + 1;
      } else this.refusals.set(answer.status, (this.refusals.get(answer.status) ?? 0) + 1);
      return answer.ok || answer.status === TOO_MANY;
    } catch {
      this.unanswered += 1;
      return false;
    }
  }
}
