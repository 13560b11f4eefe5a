import { afterAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../../../test/database.ts';
import { afterDays, TEST_NOW, testDeps } from '../../../../test/factories.ts';
import { forgetOldCrashes } from './crashes.jobs.ts';
import { type Crash, reportCrash } from './crashes.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);
beforeEach(() => database.pool.query('delete from crash_logs; delete from rate_limits'));

const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';
const from = (clientAddress: string, given = deps) => ({
  deps: given,
  clientAddress,
  requestHeaders: new Headers({ 'user-agent': SAFARI, cookie: 'liora.auth=s3cr3t' }),
});
const crash = (more: Partial<Crash> = {}): Crash => ({
  kind: 'screen',
  message: 'x.map is not a function',
  frames: ['PlanScreen-Ab1.js:12:345'],
  version: 'main-Ab1.js',
  ...more,
});
const stored = async () => (await database.pool.query('select * from crash_logs order by id')).rows;
const later = (days: number) => afterDays(deps, days);

test('POL-10 a crash is kept with its kind, message, lines, version and browser, and with nothing of whoever met it', async () => {
  await reportCrash(from('203.0.113.5'), crash());
  const [row] = await stored();
  expect(row).toEqual({
    id: expect.any(Number),
    kind: 'screen',
    message: 'x.map is not a function',
    frames: ['PlanScreen-Ab1.js:12:345'],
    version: 'main-Ab1.js',
    browser: 'Safari',
    created_at: TEST_NOW,
  });
});

test('POL-10 what an app sends that is not ours is cleaned before it is kept', async () => {
  await reportCrash(
    from('203.0.113.5'),
    crash({
      message: 'Failed at /invite/Xk39 for maya@example.com near 37.7793,-122.4193',
      frames: ['Maya lives at 1 Main Street', 'https://evil.example/x.js?maya:1:2', 'a.js:1:2'],
      version: 'Maya',
    }),
  );
  const text = JSON.stringify(await stored());
  expect(text).not.toMatch(/maya|Xk39|37\.7|122\.4|Main|evil|203\.0/i);
  expect(text).toContain('a.js:1:2');
});

test('POL-10 of one network thirty an hour are kept, also of many at once; nobody is told', async () => {
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => reportCrash(from('203.0.113.5'), crash())),
  );
  expect(answers.every((answer) => Object.keys(answer).length === 0)).toBe(true);
  expect(await stored()).toHaveLength(30);
  await reportCrash(from('203.0.113.6'), crash());
  expect(await stored()).toHaveLength(31);
});

test('POL-10 of everybody together a thousand a day are kept', async () => {
  await database.pool.query('delete from rate_limits');
  const networks = Array.from({ length: 41 }, (_, n) => `198.51.100.${n}`);
  for (const network of networks)
    await Promise.all(Array.from({ length: 25 }, () => reportCrash(from(network), crash())));
  expect(await stored()).toHaveLength(1000);
});

test('POL-10 where the operator wants none, none is kept', async () => {
  const off = { ...deps, config: { ...deps.config, crashLogs: false } };
  await reportCrash(from('203.0.113.5', off), crash());
  expect(await stored()).toEqual([]);
});

test('POL-10 RUL-93 on the ninetieth day it is still there, a day later it is gone, and twice is the same', async () => {
  await reportCrash(from('203.0.113.5'), crash());
  expect(await forgetOldCrashes(later(90))).toBe(0);
  expect(await stored()).toHaveLength(1);
  const runs = await Promise.all([forgetOldCrashes(later(91)), forgetOldCrashes(later(91))]);
  expect(runs[0] + runs[1]).toBe(1);
  expect(await stored()).toEqual([]);
});
