import { randomUUID } from 'node:crypto';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { testDatabase } from '../../test/database.ts';
import { testDeps } from '../../test/factories.ts';
import { QUEUES } from './queues.ts';
import { workOn } from './work.ts';

const database = await testDatabase({ poolSize: 4 });
afterAll(() => database.close());
const soon = { interval: 20 };

test('NOTIF-06 FIX-43 of a batch of notices a few run at the same time, each next one when one has ended, and all are done', async () => {
  const deps = testDeps(database, { now: () => new Date() });
  const { boss } = deps.queue;
  const { atOnce = 0, work } = QUEUES['notice-pushes'];
  const waiting = (work.batchSize ?? 0) - 10;
  expect(waiting).toBeGreaterThan(atOnce);
  const jobs = Array.from({ length: waiting }, () => ({ data: { notificationId: randomUUID(), round: 1 } }));
  await boss.insert('notice-pushes', jobs);
  const ends: (() => void)[] = [];
  let ended = 0;
  let most = 0;
  await boss.start();
  onTestFinished(() => boss.stop({ timeout: 1_000 }));
  await workOn(deps, 'notice-pushes', async () => {
    await new Promise<void>((resolve) => {
      ends.push(() => {
        ended += 1;
        resolve();
      });
    });
  });
  while (ended < waiting) {
    // As many as may, or all that are left.
    await expect.poll(() => ends.length === Math.min(atOnce, waiting - ended), soon).toBe(true);
    most = Math.max(most, ends.length);
    for (const end of ends.splice(0, 10)) end();
  }
  expect(most).toBe(atOnce);
  const states = async () =>
    (await boss.findJobs('notice-pushes')).filter(({ state }) => state === 'completed').length;
  await expect.poll(states, soon).toBe(waiting);
});
