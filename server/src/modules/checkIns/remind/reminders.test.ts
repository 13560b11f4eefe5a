import type { CheckInReminder } from '@liora/domain/rules/checkIns';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../../test/database.ts';
import { TEST_NOW, testDeps } from '../../../../test/factories.ts';
import { heardSince, nextEvent } from '../../../../test/observing.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { saveNotificationSettings } from '../../notifications/settings/settings.service.ts';
import { currentCheckIns } from '../checkIns.service.ts';
import { stopCheckIns } from '../switch/switch.service.ts';
import { checkIn, checkingInCouple } from '../testing/checkingIn.ts';
import { remindOfCheckIns } from './reminders.jobs.ts';
import { setReminder, skipCheckIn } from './settings.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
let now = TEST_NOW;
const deps = testDeps(database, { now: () => now });
beforeEach(() => {
  now = TEST_NOW;
});

/** It is Friday, 7:30 PM in San Francisco. */
const EIGHT: CheckInReminder = {
  every: 'day',
  weekday: 0,
  minute: 20 * 60,
  time_zone: 'America/Los_Angeles',
};
const remindAt = async (instant: string) => {
  now = new Date(instant);
  await remindOfCheckIns(deps);
};
const toldTo = async ({ viewer }: SignedInCaller) => {
  const rows = await database.db
    .selectFrom('notifications')
    .select(['type', 'data', 'created_at', 'from_user_id'])
    .where('user_id', '=', viewer.userId)
    .where('type', '=', 'check_in_reminder')
    .execute();
  return rows.map(({ data, created_at, from_user_id }) => [data, created_at.toISOString(), from_user_id]);
};

describe('RUL-47 a reminder', () => {
  test('is off by default, and comes at its time, once, from nobody', async () => {
    const { maya, june } = await checkingInCouple(deps);
    expect((await currentCheckIns(maya)).reminder).toBeNull();
    await setReminder(maya, { reminder: EIGHT });
    expect((await currentCheckIns(maya)).reminder).toEqual(EIGHT);
    await remindAt('2026-05-16T02:59:59Z');
    expect(await toldTo(maya)).toEqual([]);
    await remindAt('2026-05-16T03:00:10Z');
    await Promise.all([remindOfCheckIns(deps), remindOfCheckIns(deps)]);
    expect(await toldTo(maya)).toEqual([[{ kind: 'day' }, '2026-05-16T03:00:10.000Z', null]]);
    expect(await toldTo(june)).toEqual([]);
    await remindAt('2026-05-17T03:00:00Z');
    // One line, made new.
    expect(await toldTo(maya)).toEqual([[{ kind: 'day' }, '2026-05-17T03:00:00.000Z', null]]);
  });

  test('waits for the end of quiet hours', async () => {
    const { maya } = await checkingInCouple(deps);
    await saveNotificationSettings(maya, {
      quiet: { on: true, from: 19 * 60, until: 8 * 60, time_zone: 'America/Los_Angeles' },
    });
    await setReminder(maya, { reminder: EIGHT });
    await remindAt('2026-05-16T03:00:00Z');
    expect(await toldTo(maya)).toEqual([]);
    await remindAt('2026-05-16T15:00:00Z');
    expect(await toldTo(maya)).toHaveLength(1);
  });

  test('does not come to who has answered, put it aside, or does no check-ins any more', async () => {
    for (const done of [
      (maya: SignedInCaller) => checkIn(maya, 'day'),
      (maya: SignedInCaller) => skipCheckIn(maya, { kind: 'day', period: '2026-05-15', skipped: true }),
      (maya: SignedInCaller) => stopCheckIns(maya),
      (maya: SignedInCaller) => setReminder(maya, { reminder: null }),
    ]) {
      now = TEST_NOW;
      const { maya } = await checkingInCouple(deps);
      await setReminder(maya, { reminder: EIGHT });
      await done(maya);
      await remindAt('2026-05-16T03:00:00Z');
      expect(await toldTo(maya)).toEqual([]);
    }
  });

  test('that is half a day late is none, and the next one comes on time through a change of clocks', async () => {
    now = new Date('2026-10-31T12:00:00Z');
    const { maya } = await checkingInCouple(deps);
    await setReminder(maya, { reminder: EIGHT });
    await remindAt('2026-11-01T16:00:00Z');
    expect(await toldTo(maya)).toEqual([]);
    // The clocks went back in between: eight in the evening is an hour later for the world.
    await remindAt('2026-11-02T03:59:59Z');
    expect(await toldTo(maya)).toEqual([]);
    await remindAt('2026-11-02T04:00:00Z');
    expect(await toldTo(maya)).toHaveLength(1);
  });

  test('depends on nothing of the other one', async () => {
    const { maya, june } = await checkingInCouple(deps);
    await setReminder(june, { reminder: EIGHT });
    await checkIn(maya, 'day', { mood: 'heavy' });
    now = new Date('2026-05-16T03:00:00Z');
    const before = await nextEvent(database);
    await remindOfCheckIns(deps);
    expect(await heardSince(database, june, before)).toBe(
      JSON.stringify([{ topic: 'notifications' }, { topic: 'check_ins' }]),
    );
  });
});
