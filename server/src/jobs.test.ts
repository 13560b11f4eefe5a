import pino from 'pino';
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { testDatabase } from '../test/database.ts';
import { person, testDeps } from '../test/factories.ts';
import type { Deps } from './deps.ts';
import type { MailMessage } from './integrations/mail/mailer.ts';
import { startJobs } from './jobs.ts';
import { queueLetter } from './modules/accounts/mailedLinks/letters.service.ts';
import { Queue } from './queue/queue.ts';

const database = await testDatabase();
afterAll(() => database.close());
beforeEach(async () => {
  await database.pool.query("delete from pgboss.job where name not like '%pgboss%'");
});

const now = () => new Date();
const soon = { interval: 20 };

/** One node of several on the same database. */
function node(more: Partial<Deps> = {}): Deps {
  return testDeps(database, { now, queue: new Queue(database.pool), ...more });
}

async function running(deps: Deps) {
  const jobs = await startJobs(deps);
  onTestFinished(() => jobs.stop());
  return jobs;
}

async function queueLetters(deps: Deps, count: number): Promise<void> {
  const { viewer } = await person(deps);
  for (let index = 0; index < count; index += 1) {
    await deps.db
      .transaction()
      .execute((trx) => queueLetter(deps, trx, { kind: 'account-exists', userId: viewer.userId }));
  }
}

async function jobsIn(queue: string): Promise<{ id: string; state: string }[]> {
  const { rows } = await database.pool.query('select id, state from pgboss.job where name = $1', [queue]);
  return rows;
}

const states = async (queue: string) => (await jobsIn(queue)).map(({ state }) => state);

test('FIX-43 a job is sent in the transaction of its change: both happen or neither does', async () => {
  const deps = node();
  const { viewer } = await person(deps);
  const change = deps.db.transaction().execute(async (trx) => {
    await queueLetter(deps, trx, { kind: 'reset-password', userId: viewer.userId });
    throw new Error('the change fails');
  });
  await expect(change).rejects.toThrow('the change fails');
  expect(await jobsIn('letters')).toEqual([]);
  const links = await database.pool.query('select id from auth_verifications where value = $1', [
    viewer.userId,
  ]);
  expect(links.rows).toEqual([]);
});

test('FIX-43 a node whose start fails half-way works on nothing any more', async () => {
  const deps = node();
  const { boss } = deps.queue;
  const ended = vi.fn();
  boss.on('stopped', ended);
  const work = boss.work.bind(boss) as (...asked: unknown[]) => Promise<string>;
  // The workers before it run by then.
  vi.spyOn(boss, 'work').mockImplementation((...asked: unknown[]) =>
    asked[0] === 'letters' ? Promise.reject(new Error('the database went away')) : work(...asked),
  );
  onTestFinished(() => boss.stop());
  await expect(startJobs(deps)).rejects.toThrow('the database went away');
  expect(ended).toHaveBeenCalledTimes(1);
});

test('FIX-43 of many letters on two nodes each leaves once, without one waiting for another’s poll', async () => {
  const sent: MailMessage[] = [];
  const mailer = { send: async (message: MailMessage) => void sent.push(message) };
  const [first, second] = [node({ mailer }), node({ mailer })];
  await queueLetters(first, 60);
  await running(first);
  await running(second);
  await expect.poll(() => states('letters'), soon).toEqual(Array.from({ length: 60 }, () => 'completed'));
  expect(sent).toHaveLength(60);
  expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(60);
});

test('FIX-43 what fails is tried again with growing pauses; what is given up is told and kept', async () => {
  const lines: string[] = [];
  const mailer = {
    send: async () => {
      throw Object.assign(new Error('no such mailbox: ann@example.org'), { code: 'EENVELOPE' });
    },
  };
  const log = pino({ level: 'error' }, { write: (line: string) => lines.push(line) });
  const deps = node({ mailer, log });
  await queueLetters(deps, 1);
  await running(deps);
  await expect.poll(() => states('letters'), soon).toEqual(['retry']);
  const { rows } = await database.pool.query(
    "select retry_limit, retry_backoff, start_after > now() as later from pgboss.job where name = 'letters'",
  );
  expect(rows).toEqual([{ retry_limit: 12, retry_backoff: true, later: true }]);

  await database.pool.query(
    "update pgboss.job set retry_count = 12, start_after = now() where name = 'letters'",
  );
  await expect.poll(() => lines.join(''), soon).toContain('a job was given up');
  expect(lines.join('')).toContain('EENVELOPE');
  expect(lines.join('')).not.toContain('ann@example.org');
  expect(await jobsIn('dead-letters')).toHaveLength(1);
});

test('FIX-43 FIX-01 where mail has no way out letters wait, for a node that has one', async () => {
  const blind = node();
  blind.config = { ...blind.config, mail: { ...blind.config.mail, smtpUrl: null, mailbox: false } };
  await queueLetters(blind, 1);
  await running(blind);
  const nobody = { kind: 'verify-email', identifier: 'nobody', network: 'x', device: null } as const;
  await blind.queue.send(blind.db, 'letter-requests', nobody);
  await expect.poll(() => states('letter-requests'), soon).toEqual(['completed']);
  expect(await states('letters')).toEqual(['created']);

  const sent: MailMessage[] = [];
  await running(node({ mailer: { send: async (message) => void sent.push(message) } }));
  await expect.poll(() => sent.length, soon).toBe(1);
});

test('FIX-43 every regular job has its place in the schedule, and of one name one waits at a time on all nodes', async () => {
  const [first, second] = [node(), node()];
  await running(first);
  // As an earlier version left them.
  for (const job of ['sweep-accounts', 'sweep-of-old'])
    await first.queue.boss.schedule('upkeep', '0 5 * * *', { job }, { key: job, singletonKey: job });
  await running(second);
  const schedules = await first.queue.boss.getSchedules();
  expect(new Set(schedules.map(({ cron }) => cron))).toEqual(new Set(['* * * * *']));
  expect(schedules.map(({ key }) => key).sort()).toEqual([
    'aggregate-analytics',
    'check-partner-links',
    'close-match-decks',
    'close-unused-accounts',
    'end-managed-tiers',
    'erase-closed-accounts',
    'expire-memberships',
    'fold-map-cells',
    'follow-surprises',
    'follow-suspensions',
    'forget-import-journals',
    'forget-old-crashes',
    'forget-old-imports',
    'forget-old-purchases',
    'forget-old-requests',
    'forget-old-searches',
    'queue-digests',
    'remind-of-check-ins',
    'renew-hours',
    'sweep-accounts',
    'sweep-bucket-items',
    'sweep-deleted-pins',
    'sweep-deleted-plans',
    'sweep-deleted-reviews',
    'sweep-free-evenings',
    'sweep-live-events',
    'sweep-memories',
    'sweep-notifications',
    'sweep-photos',
    'sweep-plan-tags',
    'sweep-removed-places',
  ]);
  const { viewer } = await person(first);
  await database.pool.query(
    "insert into auth_sessions (user_id, token, expires_at) values ($1, 'old', now() - interval '1 hour')",
    [viewer.userId],
  );
  const run = (deps: Deps) =>
    deps.queue.boss.send('upkeep', { job: 'sweep-accounts' }, { singletonKey: 'test', startAfter: 1 });
  const sent = [await run(first), await run(second)];
  expect(sent.filter((id) => id !== null)).toHaveLength(1);
  const left = async () =>
    (await database.pool.query("select token from auth_sessions where token = 'old'")).rows;
  await expect.poll(left, soon).toEqual([]);
});

test('FIX-25 FIX-43 a node that stops finishes what it has begun and begins nothing more', async () => {
  const held: (() => void)[] = [];
  const mailer = { send: () => new Promise<void>((sent) => void held.push(sent)) };
  const deps = node({ mailer });
  await queueLetters(deps, 25);
  const jobs = await startJobs(deps);
  await expect.poll(() => held.length, soon).toBe(10);
  const stopped = jobs.stop();
  for (const sent of held) sent();
  await stopped;
  expect(held).toHaveLength(10);
  const left = await states('letters');
  expect(left.filter((state) => state === 'completed')).toHaveLength(10);
  expect(left.filter((state) => state === 'created')).toHaveLength(15);
});
