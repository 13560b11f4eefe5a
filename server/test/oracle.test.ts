import { contract } from '@liora/domain/contract/index';
import { createRouterClient, ORPCError } from '@orpc/server';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import type { Deps } from '../src/deps.ts';
import { VISITING } from '../src/modules/live/live.policy.ts';
import { readEvents } from '../src/modules/live/live.queries.ts';
import { liveBatch } from '../src/modules/live/liveMessages.rules.ts';
import { shownFile } from '../src/modules/photos/photos.service.ts';
import { sharedPlan } from '../src/modules/previews/previews.service.ts';
import { checkedRouter } from './checkedRouter.ts';
import { WAYS, type Way } from './oracle/ways.ts';
import { callerIn, idOf, PLAN_IDS, world } from './oracle/worlds.ts';
import { AREAS, WRITES } from './oracle/writes.ts';

// Two worlds that differ only in what somebody may not know must give them the same answers, whatever they choose to ask:
// position, tags, order, page, person, time. An answer that differs in anything tells something of what is hidden.
const full = await world({ locked: 'here', hidden: true, privePins: true, enemy: true });
const forMembers = await world({ locked: 'here', hidden: false, privePins: true, enemy: true });
const forMemberBlockers = await world({ locked: 'here', hidden: false, privePins: true, enemy: false });
const forPremiumSearch = await world({ locked: 'here', hidden: false, privePins: false, enemy: true });
const forOthers = await world({ locked: 'elsewhere', hidden: false, privePins: false, enemy: true });
const forBlockers = await world({ locked: 'elsewhere', hidden: false, privePins: false, enemy: false });
const worlds = [full, forMembers, forMemberBlockers, forPremiumSearch, forOthers, forBlockers];
afterAll(async () => {
  for (const { database } of worlds) await database.close();
});

/** Who asks, and the world that is to them the same as the full one. */
const ASKING = [
  ['visitor', forOthers],
  ['free', forOthers],
  ['blocker', forBlockers],
  ['member', forMembers],
  ['memberBlocker', forMemberBlockers],
] as const;
type World = (typeof worlds)[number];
type Asking = (typeof ASKING)[number][0] | 'searcher';

let asked = 0;

async function answerIn(deps: Deps, who: Asking, { ask }: Way): Promise<unknown> {
  asked += 1;
  const context = {
    ...callerIn(deps, who),
    // One address each: limits by address are not what this tests.
    clientAddress: `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`,
    requestHeaders: new Headers(),
    resHeaders: new Headers(),
    request: {} as never,
  };
  try {
    return await ask(createRouterClient(checkedRouter, { context }));
  } catch (error) {
    if (error instanceof ORPCError) return { refused: error.code };
    throw error;
  }
}

test('FIX-03 every procedure that shows what people publish is asked here, or is known to write', () => {
  const procedures = AREAS.flatMap((area) => Object.keys(contract[area]).map((name) => `${area}.${name}`));
  expect([...Object.keys(WAYS), ...WRITES].sort()).toEqual(procedures.sort());
});

/** Whatever is chosen to be asked, the answers of the full world and of this one are the same. */
async function expectSameAnswers(who: Asking, same: World, name: string): Promise<void> {
  const ways = WAYS[name] ?? fc.constant<Way>({ question: name, ask: async () => null });
  const answered = new Set<string>();
  await fc.assert(
    fc.asyncProperty(ways, async (way) => {
      if (answered.has(way.question)) return;
      const [one, other] = await Promise.all([answerIn(full.deps, who, way), answerIn(same.deps, who, way)]);
      expect(other, way.question).toEqual(one);
      answered.add(way.question);
    }),
    { numRuns: 40 },
  );
}

describe.each(ASKING)(
  'FIX-03 RUL-09 nothing that %s may choose tells anything of what is locked or hidden',
  (who, same) => {
    test.each(Object.keys(WAYS))('%s', (name) => expectSameAnswers(who, same, name));
  },
);

test.each(['places.search', 'places.count', 'places.map', 'places.suggest'])(
  'RUL-02 SRCH-30 nothing that a member of the tier premium may choose finds a Privé pin by %s',
  (name) => expectSameAnswers('searcher', forPremiumSearch, name),
);

test('FIX-03 the shelf of locked cards is the same wherever one says to be and whatever one filters by', async () => {
  const shelf = [PLAN_IDS.lockedToo, PLAN_IDS.locked];
  for (const chosen of [
    {},
    { origin: { latitude: -45, longitude: 100 } },
    { origin: { latitude: 37.9, longitude: -122.05 }, tags: ['Else'] },
    { tags: ['no such tag'], limit: 1 },
  ]) {
    const { locked } = await createRouterClient(checkedRouter, {
      context: {
        ...callerIn(full.deps, 'visitor'),
        clientAddress: '10.0.0.1',
        requestHeaders: new Headers(),
        request: {} as never,
      },
    }).plans.list(chosen);
    expect(locked.map(({ id }) => id)).toEqual(shelf);
  }
});

test('FIX-03 RUL-91 the preview of an address is the same for all that is hidden, and of a locked plan its cut title', async () => {
  for (const id of Object.values(PLAN_IDS).filter((id) => id !== PLAN_IDS.enemy))
    expect(await sharedPlan({ ...full, language: 'en' }, id), id).toEqual(
      await sharedPlan({ ...forOthers, language: 'en' }, id),
    );
});

test.each(ASKING)(
  'FIX-03 RUL-82 %s is shown no photo of what is hidden, whichever it asks for',
  async (who) => {
    const { rows } = await full.database.pool.query<{ id: string }>('select id from photos');
    expect(rows.length).toBeGreaterThan(5);
    const seen = await Promise.all(rows.map(({ id }) => shownFile(callerIn(full.deps, who), id)));
    expect(seen).toEqual(rows.map(() => null));
  },
);

test('FIX-03 live events tell nobody of a change to what they may not see', async () => {
  const client = await full.database.pool.connect();
  const { rows } = await client.query<{ xmax: string }>(
    'select pg_snapshot_xmax(pg_current_snapshot())::text as xmax',
  );
  const xmax = rows[0]?.xmax ?? '0';
  const visible: string[] = [PLAN_IDS.open, PLAN_IDS.openToo, PLAN_IDS.enemy];
  await client.query(`update date_plans set description = 'changed' where not id = any($1)`, [visible]);
  await client.query('delete from date_plan_likes where not date_plan_id = any($1)', [visible]);
  const since = { xmax, underWay: [], ageSeconds: 3600, mayMiss: false };
  const batch = liveBatch(await readEvents(client, since));
  client.release();
  const member = {
    userId: idOf('member'),
    entitlement: { tier: 'premium', member: true, prive: false },
    partnerId: null,
    linkId: null,
    blocked: new Set<string>(),
  } as const;
  const heard = (listener: typeof VISITING) =>
    batch
      .flatMap((tell) => tell(listener) ?? [])
      .flatMap((event) => ('subject' in event ? [event.subject] : []));
  expect(heard(VISITING)).toEqual([]);
  expect([...new Set(heard(member))].sort()).toEqual([PLAN_IDS.locked, PLAN_IDS.lockedToo]);
});
