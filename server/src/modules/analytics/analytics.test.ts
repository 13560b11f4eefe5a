import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { afterDays, person, TEST_NOW, testDeps, visitorOf } from '../../../test/factories.ts';
import { aggregateAnalytics } from './analytics.jobs.ts';
import { type DeepLinkHandled, trackEvent } from './analytics.service.ts';
import { pathWithoutCodes } from './analyticsPath.rules.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);
beforeEach(() =>
  database.pool.query('delete from analytics_events; delete from analytics_daily; delete from rate_limits'),
);

const link = (more: Partial<DeepLinkHandled> = {}): DeepLinkHandled => ({
  event_type: 'deeplink_handled',
  path: '/invite/Xk39sQ',
  token: null,
  source: 'link',
  ...more,
});
const from = (clientAddress: string, caller = visitorOf(deps)) => ({ ...caller, clientAddress });
const stored = async (table: string) => (await database.pool.query(`select * from ${table}`)).rows;
const daysLater = (days: number) => afterDays(deps, days);

describe('a handled link', () => {
  test('ENT-21 API-38 RUL-86 is stored with its path without codes, its token as a fingerprint, its user from the session', async () => {
    const maya = await person(deps);
    await trackEvent(from('10.0.0.1', maya), link({ path: '/link/s3cr3t-code?x=1', token: 's3cr3t-token' }));
    const [event] = await stored('analytics_events');
    expect(event).toMatchObject({ event_type: 'deeplink_handled', user_id: maya.viewer.userId });
    expect(event.event_data).toMatchObject({
      path: '/link/*',
      source: 'link',
      timestamp: TEST_NOW.toISOString(),
    });
    expect(event.event_data.token).toMatch(/^[\w-]{12}$/);
    expect(JSON.stringify(event)).not.toContain('s3cr3t');
  });

  test('of a visitor belongs to nobody', async () => {
    await trackEvent(from('10.0.0.1'), link());
    expect((await stored('analytics_events'))[0]).toMatchObject({ user_id: null });
  });

  test('one address cannot fill the table', async () => {
    const calls = Array.from({ length: 130 }, () => trackEvent(from('10.0.0.9'), link()));
    const answers = await Promise.allSettled(calls);
    expect(answers.filter((answer) => answer.status === 'rejected')).toHaveLength(10);
    expect(await stored('analytics_events')).toHaveLength(120);
  });
});

test.each([
  ['/', '/'],
  ['/explore', '/explore'],
  ['/place/osm-n123?from=x', '/place/*'],
  ['/liora/link/abc#frag', '/liora/link/*'],
  ['/shared-memory/abc/../../etc', '/shared-memory/*/*/*'],
  ['maya@example.com', '/*'],
])('RUL-86 of %s stays %s', (path, kept) => {
  expect(pathWithoutCodes(path)).toBe(kept);
});

describe('POL-09 retention', () => {
  test('after 30 days events become daily counts of nobody', async () => {
    const maya = await person(deps);
    for (const path of ['/place/a', '/place/b', '/explore'])
      await trackEvent(from('10.0.0.1', maya), link({ path }));
    await aggregateAnalytics(daysLater(29));
    expect(await stored('analytics_events')).toHaveLength(3);
    await Promise.all([aggregateAnalytics(daysLater(31)), aggregateAnalytics(daysLater(31))]);
    expect(await stored('analytics_events')).toEqual([]);
    const counts = await stored('analytics_daily');
    expect(counts.map(({ path, count }) => [path, count]).sort()).toEqual([
      ['/explore', 1],
      ['/place/*', 2],
    ]);
    expect(Object.keys(counts[0])).not.toContain('user_id');
  });

  test('after 18 months the counts are gone', async () => {
    await trackEvent(from('10.0.0.1'), link());
    await aggregateAnalytics(daysLater(31));
    await aggregateAnalytics(daysLater(545));
    expect(await stored('analytics_daily')).toHaveLength(1);
    await aggregateAnalytics(daysLater(551));
    expect(await stored('analytics_daily')).toEqual([]);
  });
});
