import { FREE_EVENING_CHANGES_PER_HOUR } from '@liora/domain/limits';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { codeOf } from '../../../test/codeOf.ts';
import { link, unlink } from '../../../test/couples.ts';
import { testDatabase } from '../../../test/database.ts';
import { person, TEST_NOW, testDeps } from '../../../test/factories.ts';
import { heardSince, nextEvent } from '../../../test/observing.ts';
import type { SignedInCaller } from '../../rpc/context.ts';
import { sweepFreeEvenings } from './freeEvenings.jobs.ts';
import { getFreeEvenings, markEvenings } from './freeEvenings.service.ts';

const database = await testDatabase({ poolSize: 24 });
let now = TEST_NOW;
const deps = testDeps(database, { now: () => now });
afterAll(() => database.close());
beforeEach(() => {
  now = TEST_NOW;
});

async function couple() {
  const [maya, june] = [await person(deps, { member: true }), await person(deps, { member: true })];
  return { maya, june, linkId: await link(maya, june) };
}
const free = (who: SignedInCaller, ...evenings: string[]) =>
  markEvenings(who, { free: evenings, not_free: [] });
const busy = (who: SignedInCaller, ...evenings: string[]) =>
  markEvenings(who, { free: [], not_free: evenings });
const toldTo = async ({ viewer }: SignedInCaller) => {
  const rows = await database.db
    .selectFrom('notifications')
    .select('data')
    .where('user_id', '=', viewer.userId)
    .where('type', '=', 'free_evening')
    .execute();
  return rows.map(({ data }) => data);
};

describe('RUL-47 when both are free', () => {
  test('is told to both at the moment of the second mark, and nothing besides', async () => {
    const { maya, june } = await couple();
    await free(maya, '2026-05-22', '2026-05-29');
    expect(await getFreeEvenings(june)).toEqual({ shares: true, mine: [], both: [] });
    const before = await nextEvent(database);
    expect(await free(june, '2026-05-29', '2026-06-05')).toEqual({
      shares: true,
      mine: ['2026-05-29', '2026-06-05'],
      both: ['2026-05-29'],
    });
    expect(await getFreeEvenings(maya)).toEqual({
      shares: true,
      mine: ['2026-05-22', '2026-05-29'],
      both: ['2026-05-29'],
    });
    expect(await heardSince(database, maya, before)).toContain('"free_evenings"');
    expect(await toldTo(maya)).toEqual([{ evening: '2026-05-29' }]);
    expect(await toldTo(june)).toEqual([]);
  });

  test('either takes it back for both, and it is found again by marking it again', async () => {
    const { maya, june } = await couple();
    await free(maya, '2026-05-22');
    await free(june, '2026-05-22');
    await busy(maya, '2026-05-22');
    expect(await getFreeEvenings(june)).toEqual({ shares: true, mine: ['2026-05-22'], both: [] });
    expect((await free(maya, '2026-05-22')).both).toEqual(['2026-05-22']);
  });

  test('NOTIF-06 whoever has not read of it yet reads of what both are still free for, once either takes it back', async () => {
    const { maya, june } = await couple();
    await free(maya, '2026-05-22', '2026-05-29', '2026-06-05');
    await free(june, '2026-05-22', '2026-05-29');
    await busy(june, '2026-05-22');
    expect(await toldTo(maya)).toEqual([{ evening: '2026-05-29' }]);
    await busy(maya, '2026-05-29');
    expect(await toldTo(maya)).toEqual([]);
    // What was never both's tells nothing.
    await free(june, '2026-06-05');
    await busy(june, '2026-06-12');
    expect(await toldTo(maya)).toEqual([{ evening: '2026-06-05' }]);
    await database.pool.query('update notifications set read_at = now()');
    await busy(june, '2026-06-05');
    expect(await toldTo(maya)).toEqual([{ evening: '2026-06-05' }]);
  });

  test('of both at once nothing is missed, and of the same mark twenty times one counts', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { maya, june } = await couple();
      await Promise.all([free(maya, '2026-05-22'), free(june, '2026-05-22')]);
      for (const one of [maya, june]) expect((await getFreeEvenings(one)).both).toEqual(['2026-05-22']);
    }
    const { maya } = await couple();
    await Promise.all(Array.from({ length: 20 }, () => free(maya, '2026-05-22')));
    expect((await getFreeEvenings(maya)).mine).toEqual(['2026-05-22']);
  });

  test('an evening is one of the next eight weeks, wherever its reader is', async () => {
    const { maya } = await couple();
    expect(await codeOf(free(maya, '2026-05-14'))).toBe('EVENING_REFUSED');
    expect(await codeOf(free(maya, '2026-05-15', '2026-07-12'))).toBeNull();
    expect(await codeOf(free(maya, '2026-07-13'))).toBe('EVENING_REFUSED');
    // What is over can be taken back all the same.
    expect(await codeOf(busy(maya, '2026-01-01'))).toBeNull();
  });

  test('changes are counted: whoever tries evening after evening has to wait', async () => {
    const { maya } = await couple();
    const tries = Array.from({ length: FREE_EVENING_CHANGES_PER_HOUR + 20 }, () => codeOf(busy(maya)));
    expect((await Promise.all(tries)).filter((outcome) => outcome === 'RATE_LIMITED')).toHaveLength(20);
  });

  test('what is over is swept, and all of it goes when the link ends', async () => {
    const { maya, june, linkId } = await couple();
    const evenings = ['2026-05-16', '2026-05-30'];
    await free(maya, ...evenings);
    await free(june, ...evenings);
    now = new Date('2026-05-20T12:00:00Z');
    await sweepFreeEvenings(deps);
    const left = async (table: 'free_evenings' | 'shared_evenings') =>
      (await database.db.selectFrom(table).select('evening').where('link_id', '=', linkId).execute()).length;
    expect([await left('free_evenings'), await left('shared_evenings')]).toEqual([2, 1]);
    await unlink(maya, june);
    expect([await left('free_evenings'), await left('shared_evenings')]).toEqual([0, 0]);
    expect(await getFreeEvenings(june)).toEqual({ shares: false, mine: [], both: [] });
    expect(await codeOf(free(june, '2026-05-30'))).toBe('NO_PARTNER');
  });

  test('RUL-46 while sharing is paused own marks are read and none are told', async () => {
    const { maya, june } = await couple();
    await free(maya, '2026-05-22');
    await free(june, '2026-05-22');
    const alone = { ...maya, viewer: { ...maya.viewer, partnerId: null, linkId: null } };
    expect(await getFreeEvenings(alone)).toEqual({ shares: false, mine: ['2026-05-22'], both: [] });
    expect(await codeOf(free(alone, '2026-05-23'))).toBe('NO_PARTNER');
  });
});
