import type { CheckInKind } from '@liora/domain/rules/checkInKinds';
import { CHECK_IN_MOODS, TAGS_OFFERED } from '@liora/domain/rules/checkIns';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import type { ProcedureName } from '../../../test/calls.ts';
import { testDatabase } from '../../../test/database.ts';
import { TEST_NOW, testDeps } from '../../../test/factories.ts';
import { httpNode } from '../../../test/httpNode.ts';
import { heardSince, namesAside, nextEvent, seenOf } from '../../../test/observing.ts';
import { sessionCookie } from '../../../test/sessions.ts';
import type { SignedInCaller } from '../../rpc/context.ts';
import { deleteAllCheckIns, deleteCheckIn } from './checkIns.service.ts';
import { remindOfCheckIns } from './remind/reminders.jobs.ts';
import { setReminder, skipCheckIn } from './remind/settings.service.ts';
import { checkIn, checkingInCouple, ZONE } from './testing/checkingIn.ts';

const database = await testDatabase({ poolSize: 8 });
let now = TEST_NOW;
const deps = testDeps(database, { now: () => now });
const node = await httpNode(deps, database);
afterAll(async () => {
  await node.close();
  await database.close();
});

const READS: readonly ProcedureName[] = [
  'checkIns.current',
  'checkIns.list',
  'checkIns.trend',
  'notifications.list',
  'couples.link',
];
const PERIODS = { day: '2026-05-15', week: '2026-05-11' } as const;
const HOUR_MS = 3_600_000;

type Deed = (who: SignedInCaller) => Promise<unknown>;
const words = (kind: CheckInKind) =>
  fc.record({
    mood: fc.constantFrom(...CHECK_IN_MOODS),
    note: fc.option(fc.string({ minLength: 1, maxLength: 40 }), { nil: null }),
    good: fc.option(fc.constantFrom('The soup', 'A'.repeat(500)), { nil: null }),
    need: fc.option(fc.constantFrom('Sleep', 'ß'.repeat(300)), { nil: null }),
    tags: fc.subarray([...TAGS_OFFERED[kind]], { maxLength: 3 }),
  });

/** Answers, or changes the answer that stands. */
const say =
  (kind: CheckInKind, said: Parameters<typeof checkIn>[2]): Deed =>
  async (who) => {
    const [mine] = await own(who, kind);
    await checkIn(who, kind, { ...said, version: mine?.version ?? null });
  };
const own = (who: SignedInCaller, kind: CheckInKind) =>
  database.db
    .selectFrom('check_ins')
    .select(['id', 'version'])
    .where('user_id', '=', who.viewer.userId)
    .where('kind', '=', kind)
    .execute();
const withdraw =
  (kind: CheckInKind): Deed =>
  async (who) => {
    for (const { id } of await own(who, kind)) await deleteCheckIn(who, id);
  };
const skip =
  (kind: CheckInKind, skipped: boolean): Deed =>
  (who) =>
    skipCheckIn(who, { kind, period: PERIODS[kind], skipped });
const remind =
  (every: CheckInKind): Deed =>
  async (who) => {
    await setReminder(who, { reminder: { every, weekday: 4, minute: 20 * 60, time_zone: ZONE } });
  };

/** What somebody may do with a day or week whose other side nobody has answered. */
const deeds = (kind: CheckInKind): fc.Arbitrary<Deed[]> =>
  fc.array(
    fc.oneof(
      { weight: 4, arbitrary: words(kind).map((said) => say(kind, said)) },
      { weight: 2, arbitrary: fc.constant(withdraw(kind)) },
      { weight: 2, arbitrary: fc.boolean().map((skipped) => skip(kind, skipped)) },
      { weight: 1, arbitrary: fc.constant(remind(kind)) },
      { weight: 1, arbitrary: fc.constant<Deed>((who) => deleteAllCheckIns(who)) },
    ),
    { maxLength: 4 },
  );

/** Maya's deeds in one world and in the other, of kinds that June does not answer; June's are the same in both. */
const script = fc.constantFrom<CheckInKind>('day', 'week').chain((kind) => {
  const other = kind === 'day' ? 'week' : 'day';
  return fc.record({ maya: fc.tuple(deeds(kind), deeds(kind)), june: deeds(other) });
});

test('RUL-47 worlds that differ only in what one has said alone are the same to the other, to the byte', async () => {
  await fc.assert(
    fc.asyncProperty(script, async ({ maya, june }) => {
      now = TEST_NOW;
      const seen = await Promise.all(maya.map((hers) => juneSees(hers, june)));
      expect(seen[1]).toEqual(seen[0]);
    }),
    { numRuns: 50 },
  );
}, 300_000);

/** Everything that June gets to know while both do what they do. */
async function juneSees(mayas: readonly Deed[], junes: readonly Deed[]): Promise<string[]> {
  const { maya, june } = await checkingInCouple(deps);
  const cookie = await sessionCookie(deps, june.viewer.userId);
  const aside = namesAside();
  const seen: string[] = [];
  for (const [first, second] of [
    [mayas.slice(0, 2), junes],
    [mayas.slice(2), []],
  ] as const) {
    const before = await nextEvent(database);
    for (const deed of first) await deed(maya);
    seen.push(aside(await heardSince(database, june, before)));
    for (const deed of second) await deed(june);
    const answers = await Promise.all(READS.map((name) => seenOf(node.site, cookie, name)));
    seen.push(...answers.map(aside));
  }
  return seen;
}

test('RUL-47 a reminder depends on nothing of the other one', async () => {
  const { maya, june } = await checkingInCouple(deps);
  now = TEST_NOW;
  await remind('day')(june);
  await checkIn(maya, 'day', { mood: 'heavy' });
  now = new Date(TEST_NOW.getTime() + HOUR_MS);
  const before = await nextEvent(database);
  await remindOfCheckIns(deps);
  expect(await heardSince(database, june, before)).toBe(
    JSON.stringify([{ topic: 'notifications' }, { topic: 'check_ins' }]),
  );
});

test('RUL-47 the harness sees a difference when there is one: what was revealed', async () => {
  now = TEST_NOW;
  const both = (mood: 'good' | 'heavy') => juneSees([say('day', { mood })], [say('day', { mood: 'even' })]);
  expect(await both('good')).not.toEqual(await both('heavy'));
  expect(await both('good')).toEqual(await both('good'));
});
