import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@liora/domain/durations';
import { CHECK_IN_CHANGES_PER_HOUR } from '@liora/domain/limits';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { codeOf } from '../../../test/codeOf.ts';
import { link, unlink } from '../../../test/couples.ts';
import { testDatabase } from '../../../test/database.ts';
import { person, TEST_NOW, testDeps } from '../../../test/factories.ts';
import { heardSince, nextEvent } from '../../../test/observing.ts';
import type { SignedInCaller } from '../../rpc/context.ts';
import {
  checkInList,
  checkInTrend,
  currentCheckIns,
  deleteAllCheckIns,
  deleteCheckIn,
} from './checkIns.service.ts';
import { skipCheckIn } from './remind/settings.service.ts';
import { startCheckIns, stopCheckIns } from './switch/switch.service.ts';
import { checkIn, checkingInCouple, ZONE } from './testing/checkingIn.ts';

const database = await testDatabase({ poolSize: 24 });
afterAll(() => database.close());
let now = TEST_NOW;
const deps = testDeps(database, { now: () => now });
beforeEach(() => {
  now = TEST_NOW;
});

const daysLater = (days: number) => {
  now = new Date(TEST_NOW.getTime() + days * DAY_MS);
};
const dayOf = async (who: SignedInCaller) => (await currentCheckIns(who)).day?.check_in;
const weekOf = async (who: SignedInCaller) => (await currentCheckIns(who)).week?.check_in;
const list = async (who: SignedInCaller) => (await checkInList(who, { limit: 50 })).check_ins;
const toldTo = async ({ viewer }: SignedInCaller) => {
  const rows = await database.db
    .selectFrom('notifications')
    .select(['type', 'data'])
    .where('user_id', '=', viewer.userId)
    .where('type', 'like', 'check_in%')
    .execute();
  return rows.map(({ type, data }) => [type, data]);
};
/** The same person while the sharing of the two is paused. */
const paused = (who: SignedInCaller): SignedInCaller => ({
  ...who,
  viewer: { ...who.viewer, partnerId: null, linkId: null },
});

describe('RUL-47 answering', () => {
  test('is read by nobody else before both have answered, then by both from the same moment on', async () => {
    const { maya, june } = await checkingInCouple(deps);
    await checkIn(maya, 'day', { mood: 'tired', note: 'Long day, long train.', tags: ['low_energy'] });
    expect(await dayOf(maya)).toMatchObject({
      revealed_at: null,
      theirs: null,
      mine: { mood: 'tired', version: 1 },
    });
    expect(await dayOf(june)).toEqual({
      kind: 'day',
      period: '2026-05-15',
      revealed_at: null,
      mine: null,
      theirs: null,
    });
    expect(await list(june)).toEqual([]);
    expect(await toldTo(june)).toEqual([]);

    const before = await nextEvent(database);
    const revealed = await checkIn(june, 'day', { mood: 'glowing' });
    expect(revealed).toMatchObject({
      revealed_at: TEST_NOW.toISOString(),
      theirs: { mood: 'tired', note: 'Long day, long train.', tags: ['low_energy'], good: null, need: null },
    });
    expect(await dayOf(maya)).toMatchObject({
      revealed_at: TEST_NOW.toISOString(),
      mine: { mood: 'tired' },
      theirs: { mood: 'glowing', note: null },
    });
    for (const one of [maya, june]) expect(await heardSince(database, one, before)).toContain('"check_ins"');
    // Whoever answered last has it before them.
    expect(await toldTo(maya)).toEqual([['check_in_revealed', { kind: 'day', period: '2026-05-15' }]]);
    expect(await toldTo(june)).toEqual([]);
  });

  test('of a week has two answers and a wish; what belongs to the other kind is not kept', async () => {
    const { maya, june } = await checkingInCouple(deps);
    const said = {
      good: 'The soup.',
      need: 'Sleep.',
      note: 'a note',
      tags: ['short_near', 'low_energy'],
    } as const;
    await checkIn(maya, 'week', { ...said, tags: [...said.tags] });
    await checkIn(june, 'week');
    expect((await weekOf(june))?.theirs).toEqual({
      mood: 'good',
      note: null,
      good: 'The soup.',
      need: 'Sleep.',
      tags: ['short_near'],
    });
  });

  test('can be changed and taken back until it is revealed, and never after', async () => {
    const { maya, june } = await checkingInCouple(deps);
    const first = await checkIn(maya, 'day', { mood: 'heavy' });
    await checkIn(maya, 'day', { mood: 'even', version: 1 });
    expect(await codeOf(checkIn(maya, 'day', { mood: 'good', version: 1 }))).toBe('CHECK_IN_CHANGED');
    expect(await codeOf(checkIn(maya, 'day'))).toBe('CHECK_IN_CHANGED');
    await deleteCheckIn(maya, first.mine?.id ?? '');
    expect(await dayOf(maya)).toMatchObject({ mine: null });
    expect(await codeOf(checkIn(maya, 'day', { version: 2 }))).toBe('CHECK_IN_CHANGED');
    expect((await checkIn(june, 'day')).revealed_at).toBeNull();
    await checkIn(maya, 'day', { mood: 'tired' });
    expect(await codeOf(checkIn(maya, 'day', { mood: 'good', version: 1 }))).toBe('CHECK_IN_CHANGED');
    expect((await dayOf(june))?.theirs?.mood).toBe('tired');
  });

  test('the same request twice is one, also when it was revealed in between', async () => {
    const { maya, june } = await checkingInCouple(deps);
    const request_id = randomUUID();
    const first = await checkIn(maya, 'day', { request_id });
    expect(await checkIn(maya, 'day', { request_id })).toEqual(first);
    await checkIn(june, 'day');
    expect(await checkIn(maya, 'day', { request_id })).toMatchObject({
      mine: { version: 1 },
      theirs: { mood: 'good' },
    });
  });

  test('of twenty first answers at once one counts, and the others are told how it stands', async () => {
    const { maya } = await checkingInCouple(deps);
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => codeOf(checkIn(maya, 'day'))));
    expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'CHECK_IN_CHANGED')).toHaveLength(19);
  });

  test('of both at once is revealed once, whoever comes first', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { maya, june } = await checkingInCouple(deps);
      await Promise.all([checkIn(maya, 'day', { mood: 'heavy' }), checkIn(june, 'day', { mood: 'good' })]);
      expect(await dayOf(maya)).toMatchObject({ mine: { mood: 'heavy' }, theirs: { mood: 'good' } });
      expect(await dayOf(june)).toMatchObject({ mine: { mood: 'good' }, theirs: { mood: 'heavy' } });
      expect([...(await toldTo(maya)), ...(await toldTo(june))]).toHaveLength(1);
    }
  });

  test('an answer that is taken back while the other one answers is revealed with it, or not at all', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { maya, june } = await checkingInCouple(deps);
      const mine = await checkIn(maya, 'day');
      await Promise.all([deleteCheckIn(maya, mine.mine?.id ?? ''), checkIn(june, 'day')]);
      const seen = await dayOf(june);
      expect(seen?.theirs).toBeNull();
      // Whether it was read for a moment: either way nothing of it is left, and a row is never revealed alone twice.
      expect(await dayOf(maya)).toMatchObject({ mine: null });
    }
  });

  test('is counted: past the limit of an hour it waits', async () => {
    const { maya } = await checkingInCouple(deps);
    await checkIn(maya, 'day');
    const tries = Array.from({ length: CHECK_IN_CHANGES_PER_HOUR }, () => codeOf(checkIn(maya, 'day')));
    expect((await Promise.all(tries)).filter((outcome) => outcome === 'RATE_LIMITED')).toHaveLength(1);
  });
});

describe('RUL-47 days and weeks', () => {
  test('are those of one clock for both, and a new one begins with nothing', async () => {
    const { maya, june } = await checkingInCouple(deps);
    // 1 AM on Saturday in New York, still Friday by the clock of the two.
    now = new Date('2026-05-16T05:00:00Z');
    const state = await currentCheckIns(june);
    expect(state.day).toMatchObject({
      check_in: { period: '2026-05-15' },
      ends_at: '2026-05-16T07:00:00.000Z',
    });
    expect(state.week).toMatchObject({
      check_in: { period: '2026-05-11' },
      ends_at: '2026-05-18T07:00:00.000Z',
    });
    await checkIn(maya, 'day');
    now = new Date('2026-05-16T07:00:00Z');
    expect(await dayOf(maya)).toMatchObject({ period: '2026-05-16', mine: null });
    expect(await codeOf(checkIn(june, 'day', { period: '2026-05-15' }))).toBe('CHECK_IN_OVER');
    // What nobody else answered stays its writer's.
    expect(await list(maya)).toMatchObject([{ period: '2026-05-15', revealed_at: null, theirs: null }]);
    expect(await list(june)).toEqual([]);
  });

  test('skipping is the person’s own, and answering takes it back', async () => {
    const { maya, june } = await checkingInCouple(deps);
    const skip = { kind: 'day', period: '2026-05-15', skipped: true } as const;
    await skipCheckIn(maya, skip);
    expect((await currentCheckIns(maya)).day?.skipped).toBe(true);
    expect((await currentCheckIns(june)).day?.skipped).toBe(false);
    await checkIn(maya, 'day');
    expect((await currentCheckIns(maya)).day?.skipped).toBe(false);
  });
});

describe('RUL-47 on and off', () => {
  test('either turns it off for both, and nothing says who', async () => {
    const { maya, june, linkId } = await checkingInCouple(deps);
    await checkIn(maya, 'day');
    const before = await nextEvent(database);
    await stopCheckIns(june);
    for (const one of [maya, june]) {
      expect(await currentCheckIns(one)).toMatchObject({ shares: true, on: false, day: null, week: null });
      expect(await heardSince(database, one, before)).toContain('"check_ins"');
      expect(await codeOf(checkIn(one, 'week'))).toBe('CHECK_INS_OFF');
    }
    const row = await database.db
      .selectFrom('check_in_couples')
      .selectAll()
      .where('link_id', '=', linkId)
      .executeTakeFirst();
    expect(row).toEqual({ link_id: linkId, is_on: false, time_zone: 'America/Los_Angeles' });
    // Own ones stay one's own to read and to delete.
    const [mine] = await list(maya);
    await deleteCheckIn(maya, mine?.mine?.id ?? '');
    expect(await list(maya)).toEqual([]);
    await startCheckIns(maya, { time_zone: 'Europe/Berlin' });
    expect(await currentCheckIns(june)).toMatchObject({ on: true, time_zone: 'Europe/Berlin' });
  });

  test('nobody begins it alone, and with nobody there is nothing to answer', async () => {
    const tom = await person(deps, { member: true });
    expect(await codeOf(startCheckIns(tom, { time_zone: 'UTC' }))).toBe('NO_PARTNER');
    expect(await codeOf(checkIn(tom, 'day'))).toBe('NO_PARTNER');
    expect(await currentCheckIns(tom)).toMatchObject({ shares: false, on: false, day: null });
  });

  test('RUL-46 while sharing is paused nothing new is shared, and own ones stay readable', async () => {
    const { maya, june } = await checkingInCouple(deps);
    await checkIn(maya, 'day', { note: 'Mine' });
    await checkIn(june, 'day', { note: 'Hers' });
    await checkIn(maya, 'week');
    const alone = paused(maya);
    expect(await codeOf(checkIn(alone, 'day'))).toBe('NO_PARTNER');
    const seen = await list(alone);
    expect(seen.map(({ mine, theirs }) => [mine?.note, theirs])).toEqual([
      ['Mine', null],
      [null, null],
    ]);
    expect(await checkInTrend(alone)).toEqual({ weeks: [] });
    await deleteCheckIn(alone, seen[1]?.mine?.id ?? '');
    expect(await list(alone)).toHaveLength(1);
  });
});

describe('RUL-47 taking away', () => {
  test('one’s words are gone for both at once; the other’s stay, and nobody answers anew after reading', async () => {
    const { maya, june } = await checkingInCouple(deps);
    const mine = await checkIn(maya, 'day', { note: 'Too much said' });
    await checkIn(june, 'day', { note: 'Kept' });
    const before = await nextEvent(database);
    await deleteCheckIn(maya, mine.mine?.id ?? '');
    expect(await dayOf(june)).toMatchObject({ mine: { note: 'Kept' }, theirs: null });
    expect(await dayOf(maya)).toMatchObject({ mine: null, theirs: { note: 'Kept' } });
    expect(await heardSince(database, june, before)).toBe(JSON.stringify([{ topic: 'check_ins' }]));
    expect(await codeOf(checkIn(maya, 'day', { mood: 'glowing' }))).toBe('CHECK_IN_CHANGED');
    expect(JSON.stringify([await list(maya), await list(june)])).not.toContain('Too much said');
  });

  test('nobody takes away what another one said', async () => {
    const { maya, june } = await checkingInCouple(deps);
    const mine = await checkIn(maya, 'day', { note: 'Still here' });
    await deleteCheckIn(june, mine.mine?.id ?? '');
    expect(await dayOf(maya)).toMatchObject({ mine: { note: 'Still here' } });
  });

  test('all of it at once', async () => {
    const { maya, june } = await checkingInCouple(deps);
    await checkIn(maya, 'day');
    await checkIn(maya, 'week');
    await checkIn(june, 'day');
    expect(await deleteAllCheckIns(maya)).toEqual({ count: 2 });
    expect(await list(june)).toMatchObject([{ kind: 'day', theirs: null }]);
    expect(await list(maya)).toMatchObject([{ kind: 'day', mine: null }]);
  });
});

describe('RUL-47 when the link ends', () => {
  test('RUL-47 RUL-48 what was written for one, and waited, does not reach the next one', async () => {
    const { maya, june } = await checkingInCouple(deps);
    const next = await person(deps, { member: true });
    const waiting = { note: 'I miss our mornings.', partner_id: june.viewer.userId };
    await unlink(june, maya);
    await link(maya, next);
    await startCheckIns(maya, { time_zone: ZONE });
    expect(await codeOf(checkIn(maya, 'day', waiting))).toBe('NO_PARTNER');
    expect((await checkIn(next, 'day')).theirs).toBeNull();
    await checkIn(maya, 'day', { ...waiting, partner_id: next.viewer.userId });
    expect((await dayOf(next))?.theirs).toMatchObject({ note: waiting.note });
  });

  test('what each wrote stays with them alone, what was never revealed is erased', async () => {
    const { maya, june } = await checkingInCouple(deps);
    await checkIn(maya, 'day', { note: 'From Maya' });
    await checkIn(june, 'day', { note: 'From June' });
    await checkIn(maya, 'week', { good: 'Sealed' });
    await unlink(june, maya);
    expect(await list(maya)).toMatchObject([{ kind: 'day', mine: { note: 'From Maya' }, theirs: null }]);
    expect(await list(june)).toMatchObject([{ kind: 'day', mine: { note: 'From June' }, theirs: null }]);
    expect(await currentCheckIns(maya)).toMatchObject({ shares: false, on: false, time_zone: null });
    const left = await database.db
      .selectFrom('check_ins')
      .select('good')
      .where('good', '=', 'Sealed')
      .execute();
    expect(left).toEqual([]);
  });

  test('the same two begin anew: nothing of before is shared again, and that day can be answered again', async () => {
    const { maya, june } = await checkingInCouple(deps);
    await checkIn(maya, 'day', { note: 'Before' });
    await checkIn(june, 'day', { note: 'Before' });
    await unlink(june, maya);
    await link(june, maya);
    await startCheckIns(june, { time_zone: 'America/Los_Angeles' });
    expect(await dayOf(june)).toMatchObject({ mine: null, theirs: null });
    await checkIn(june, 'day', { note: 'Anew' });
    const [anew, before] = await list(june);
    expect([anew?.mine?.note, before?.mine?.note].sort()).toEqual(['Anew', 'Before']);
    expect(await list(maya)).toMatchObject([{ mine: { note: 'Before' }, theirs: null }]);
  });

  test('an answer on its way when it ends is either erased with the rest or refused', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { maya, june } = await checkingInCouple(deps);
      const [outcome] = await Promise.all([codeOf(checkIn({ ...maya }, 'day')), unlink(june, maya)]);
      expect([null, 'NO_PARTNER']).toContain(outcome);
      expect(await list(maya)).toEqual([]);
    }
  });
});

describe('RUL-47 looking back', () => {
  test('the list comes page by page, newest first, and misses nothing', async () => {
    const { maya, june } = await checkingInCouple(deps);
    for (let day = 0; day < 8; day += 1) {
      daysLater(day);
      await checkIn(maya, 'day', { mood: 'even' });
      if (day % 2 === 0) await checkIn(june, 'day', { mood: 'good' });
      if (day === 4) await deleteAllCheckIns(maya);
    }
    await checkIn(june, 'week');
    const read: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await checkInList(maya, { cursor, limit: 2 });
      read.push(
        ...page.check_ins.map(({ period, mine, theirs }) => `${period} ${mine?.mood} ${theirs?.mood}`),
      );
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(read).toEqual([
      '2026-05-22 even undefined',
      '2026-05-21 even good',
      '2026-05-20 even undefined',
      '2026-05-19 undefined good',
      '2026-05-17 undefined good',
      '2026-05-15 undefined good',
    ]);
    expect((await checkInList(maya, { cursor: '2026-02-31.day.x', limit: 1 })).check_ins).toHaveLength(1);
  });

  test('moods by week, of revealed days alone, and of the last eight weeks', async () => {
    const { maya, june } = await checkingInCouple(deps);
    for (const day of [0, 1, 3, 56]) {
      daysLater(day);
      await checkIn(maya, 'day', { mood: 'tired' });
      if (day !== 1) await checkIn(june, 'day', { mood: 'good' });
    }
    daysLater(3);
    expect(await checkInTrend(june)).toEqual({
      weeks: [
        { week: '2026-07-06', days: [{ day: '2026-07-10', mine: 'good', theirs: 'tired' }] },
        { week: '2026-05-18', days: [{ day: '2026-05-18', mine: 'good', theirs: 'tired' }] },
        { week: '2026-05-11', days: [{ day: '2026-05-15', mine: 'good', theirs: 'tired' }] },
      ],
    });
    daysLater(56);
    expect((await checkInTrend(june)).weeks.map(({ week }) => week)).toEqual(['2026-07-06', '2026-05-18']);
  });
});
