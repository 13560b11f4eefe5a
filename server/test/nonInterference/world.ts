import type { Database } from '../../src/db/client.ts';
import type { Deps } from '../../src/deps.ts';
import type { MailMessage } from '../../src/integrations/mail/mailer.ts';
import type { Listener } from '../../src/modules/live/live.policy.ts';
import { readEvents } from '../../src/modules/live/live.queries.ts';
import { readSnapshot, type Since } from '../../src/modules/live/liveCursor.parser.ts';
import { batchMessages, liveBatch } from '../../src/modules/live/liveMessages.rules.ts';
import { MemoryLimits } from '../../src/rateLimits/memoryLimits.ts';
import type { SignedInCaller } from '../../src/rpc/context.ts';
import { link } from '../couples.ts';
import { person, TEST_NOW, testDeps, venue } from '../factories.ts';
import { httpNode } from '../httpNode.ts';
import { signedSession } from '../sessions.ts';
import { type Determined, determined } from './determined.ts';
import { type Look, observe, type Sight } from './observed.ts';

export type WorldDatabase = Database & { close(): Promise<void> };

export interface World {
  deps: Deps;
  database: WorldDatabase;
  /** Two members who are linked, known to nobody; the world's clock begins anew with them. */
  couple(n: number): Promise<Couple>;
  close(): Promise<void>;
}

/** A and B: A keeps something to themself, and B is their partner, who looks. */
export interface Couple {
  world: World;
  /** Different in each couple, and the same in both worlds. */
  n: number;
  a: SignedInCaller;
  b: SignedInCaller;
  /**
   * A step that both worlds take: ids and times in it do not depend on what the steps before stored. What B was told of it
   * without asking (live events, letters) is among what they saw.
   */
  step(name: string, take: () => Promise<void>): Promise<void>;
  /**
   * B asks, one after the other. Ids and times in them are those of one step: what one of them stored shows in the next ones.
   */
  look(looks: readonly Look[]): Promise<void>;
  /** Time passes; it never goes back. */
  later(at: Date): void;
  /** Everything that B saw up to now. */
  seen: Sight[];
}

const SPOTS = 26;
/** B stays signed in however much time passes. */
const SIGNED_IN = new Date('2030-01-01T00:00:00Z');
const SECOND_MS = 1000;
const MINUTE_MS = 60_000;
const STEPS_PER_COUPLE = 60;

/** Places, and somebody's plans that everybody may see: the same in every world. */
async function furnish(deps: Deps): Promise<void> {
  for (let i = 0; i < SPOTS; i += 1)
    await venue(deps.db, `spot-${i}`, { name: `Spot ${i}`, latitude: 37.77 + i / 2000 });
  const author = await person(deps, { username: 'author', member: true });
  for (let i = 0; i < 4; i += 1)
    await deps.db
      .insertInto('date_plans')
      .values({
        user_id: author.viewer.userId,
        title: `Evening ${i}`,
        places: JSON.stringify([stop(i), stop(i + 1)]),
        latitude: 37.7793,
        longitude: -122.4193,
        tags: ['Jazz'],
        is_public: true,
        created_at: new Date(TEST_NOW.getTime() - i * MINUTE_MS),
      })
      .execute();
}

const stop = (i: number) => ({
  ...{
    place_id: `spot-${i}`,
    name: `Spot ${i}`,
    address: null,
    latitude: 37.77 + i / 2000,
    longitude: -122.4193,
  },
  ...{ rating: null, price_level: null, types: [], category: 'Bar', subcategory: null, note: null },
});

export async function makeWorld(database: WorldDatabase): Promise<World> {
  let now = TEST_NOW;
  let minute = 0;
  const letters: MailMessage[] = [];
  const deps = testDeps(database, {
    now: () => now,
    // Limits on reading are counted by the time of the machine.
    readLimits: new MemoryLimits(() => (minute += MINUTE_MS)),
    mailer: { send: async (letter) => void letters.push(letter) },
  });
  const steps = await determined(database);
  await steps.begin(0, now);
  await furnish(deps);
  const node = await httpNode(deps, database);
  const client = await database.pool.connect();
  const world: World = {
    deps,
    database,
    couple: async (n) => {
      now = TEST_NOW;
      const told = toldTo(client, letters);
      return newCouple({
        world,
        site: node.site,
        steps,
        n,
        told,
        clock: { now: () => now, set: (at) => (now = at) },
      });
    },
    close: async () => {
      client.release();
      await node.close();
      await database.close();
    },
  };
  return world;
}

type LiveClient = Parameters<typeof readEvents>[0];

/** What somebody was told without asking since this was asked last: live events as their stream has them, and letters. */
function toldTo(client: LiveClient, letters: MailMessage[]) {
  let since: Since | null = null;
  return async (listener: Listener, address: string): Promise<string | null> => {
    const read: Since = since ?? { xmax: '0', underWay: [], ageSeconds: 0, mayMiss: false };
    const events = await readEvents(client, read);
    const first = since === null;
    since = readSnapshot(events.position);
    const own = letters.splice(0).filter(({ to }) => to === address);
    if (first) return null;
    // Positions in a stream are sealed, of one length and never alike (liveCursor.parser.ts): none is compared.
    const message = batchMessages(liveBatch(events), 'position', 0)(listener);
    return [message?.toString() ?? 'no events', ...own.map((letter) => JSON.stringify(letter))].join('\n');
  };
}

interface Parts {
  world: World;
  site: string;
  steps: Determined;
  n: number;
  told: ReturnType<typeof toldTo>;
  clock: { now: () => Date; set: (at: Date) => void };
}

async function newCouple({ world, site, steps, n, told, clock }: Parts): Promise<Couple> {
  const { deps } = world;
  let step = n * STEPS_PER_COUPLE;
  await steps.begin(step, clock.now());
  const a = await person(deps, { username: `a_${n}`, member: true });
  const b = await person(deps, { username: `b_${n}`, member: true });
  await link(a, b);
  const cookie = await signedSession(deps.db, deps.config.sessionSecret, b.viewer.userId, SIGNED_IN);
  const seen: Sight[] = [];
  // Nothing happens at the same moment as something else: orders by time are never decided by an id.
  const tick = () => clock.set(new Date(clock.now().getTime() + SECOND_MS));
  const next = async () => {
    step += 1;
    tick();
    await steps.begin(step, clock.now());
  };
  const { userId, entitlement, partnerId } = b.viewer;
  const listener: Listener = { userId, entitlement, partnerId, blocked: new Set() };
  const heard = () => told(listener, `b_${n}@example.com`);
  await heard();
  return {
    world,
    n,
    a,
    b,
    seen,
    step: async (name, take) => {
      await next();
      await take();
      seen.push({ of: `told during: ${name}`, saw: (await heard()) ?? '', unexpected: false });
    },
    look: async (looks) => {
      await next();
      for (const look of looks) {
        seen.push(await observe(site, cookie, look));
        tick();
      }
    },
    later: (at) => clock.set(at > clock.now() ? at : clock.now()),
  };
}
