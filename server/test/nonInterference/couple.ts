import { createHash } from 'node:crypto';
import { CALENDAR_TOKEN_BYTES } from '@liora/domain/limits';
import { calendarFeedPath } from '@liora/domain/rules/calendarFeed';
import type { Database } from '../../src/db/client.ts';
import type { Deps } from '../../src/deps.ts';
import { insertFeed } from '../../src/modules/calendar/feed/feeds.queries.ts';
import { feedToken, hashOfToken } from '../../src/modules/calendar/feed/feedToken.rules.ts';
import { serverKeys } from '../../src/modules/notifications/push/serverKeys.service.ts';
import { subscribe } from '../../src/modules/notifications/push/subscriptions.service.ts';
import { saveNotificationSettings } from '../../src/modules/notifications/settings/settings.service.ts';
import type { SignedInCaller } from '../../src/rpc/context.ts';
import { link } from '../couples.ts';
import { person } from '../factories.ts';
import { signedSession } from '../sessions.ts';
import type { Determined } from './determined.ts';
import { requestId } from './ids.ts';
import { type Look, observe, type Sight } from './observed.ts';
import type { Addressee, toldTo } from './told.ts';

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
  /** Where B's calendar reads their dates. */
  feed: string;
  /**
   * A step that both worlds take: ids and times in it do not depend on what the steps before stored. What B was told of it
   * without asking (live events, letters, pushes) is among what they saw.
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

export interface Clock {
  now: () => Date;
  set: (at: Date) => void;
}

interface Parts {
  world: World;
  site: string;
  steps: Determined;
  n: number;
  told: ReturnType<typeof toldTo>;
  clock: Clock;
}

const SECOND_MS = 1000;
const STEPS_PER_COUPLE = 60;
/** B stays signed in however much time passes. */
const SIGNED_IN = new Date('2030-01-01T00:00:00Z');

/** B wants to hear of everything at once, on their phone with all its words and by letter, and has a calendar. */
async function listens(
  b: SignedInCaller,
  n: number,
  cookie: string,
): Promise<{ feed: string; endpoint: string }> {
  const { deps, viewer } = b;
  const { userId } = viewer;
  await deps.db.updateTable('auth_users').set({ email_verified: true }).where('id', '=', userId).execute();
  const quiet = { on: false, from: 0, until: 0, time_zone: 'America/Los_Angeles' };
  await saveNotificationSettings(b, { quiet, push_details: true });
  const endpoint = `https://push.example/${n}`;
  const { publicKey: key } = await serverKeys(deps);
  const browser = { endpoint, p256dh: 'p256dh', auth: 'auth', key, time_zone: 'America/Los_Angeles' };
  await subscribe({ ...b, requestHeaders: new Headers({ cookie }) }, browser);
  const seed = createHash('sha256')
    .update(`the feed of couple ${n}`)
    .digest()
    .subarray(0, CALENDAR_TOKEN_BYTES)
    .toString('base64url');
  const token = feedToken(deps.config, seed);
  await insertFeed(deps.db, {
    ...{ user_id: userId, seed, token_hash: hashOfToken(token), detail: 'full' },
    ...{ request_id: requestId(n, 99), created_at: deps.now() },
  });
  return { feed: calendarFeedPath(token), endpoint };
}

/** Calls what it finds by when it was met first. */
function firstMet(what: RegExp, name: string): (text: string) => string {
  const met: string[] = [];
  return (text) =>
    text.replace(what, (found) => {
      if (!met.includes(found)) met.push(found);
      return `${name} ${met.indexOf(found)}`;
    });
}

export async function newCouple({ world, site, steps, n, told, clock }: Parts): Promise<Couple> {
  const { deps } = world;
  let step = n * STEPS_PER_COUPLE;
  await steps.begin(step, clock.now());
  const a = await person(deps, { username: `a_${n}`, member: true });
  const b = await person(deps, { username: `b_${n}`, member: true });
  await link(a, b);
  const cookie = await signedSession(deps.db, deps.config.sessionSecret, b.viewer.userId, SIGNED_IN);
  const { feed, endpoint } = await listens(b, n, cookie);
  const seen: Sight[] = [];
  // Nothing happens at the same moment as something else: orders by time are never decided by an id.
  const tick = () => clock.set(new Date(clock.now().getTime() + SECOND_MS));
  const next = async () => {
    step += 1;
    tick();
    await steps.begin(step, clock.now());
  };
  const tagsAside = firstMet(/W\/"[\w-]+"/g, 'tag');
  const heard = () => {
    const { userId, entitlement, partnerId } = b.viewer;
    const listener: Addressee['listener'] = { userId, entitlement, partnerId, blocked: new Set() };
    return told({ listener, email: `b_${n}@example.com`, endpoint });
  };
  await heard();
  return {
    world,
    n,
    a,
    b,
    feed,
    seen,
    step: async (name, take) => {
      await next();
      await steps.within(step, take);
      seen.push({ of: `told during: ${name}`, saw: await heard(), unexpected: false });
    },
    look: async (looks) => {
      await next();
      for (const look of looks) {
        const { saw, ...sight } = await observe(site, cookie, look);
        seen.push({ ...sight, saw: look.hasDrawnTag ? tagsAside(saw) : saw });
        tick();
      }
    },
    later: (at) => clock.set(at > clock.now() ? at : clock.now()),
  };
}
