import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { createSmtpMailer } from '../../src/integrations/mail/smtp.ts';
import { startTestSmtpServer } from '../../src/integrations/mail/testing/testSmtpServer.ts';
import { startJobs } from '../../src/jobs.ts';
import { queueLetter } from '../../src/modules/accounts/mailedLinks/letters.service.ts';
import { testDatabase } from '../database.ts';
import { person, testDeps } from '../factories.ts';

const database = await testDatabase();
const smtp = await startTestSmtpServer();
afterAll(async () => {
  await smtp.close();
  await database.close();
});

const messageId = (letter: string) => /^Message-ID: (.+)$/im.exec(letter)?.[1];

test('FIX-43 a letter leaves twice only when its node is killed between the provider’s yes and the mark, and then under one Message-ID', async () => {
  const mailer = createSmtpMailer(smtp.url, 'Liora <hello@localhost>');
  const deps = testDeps(database, { now: () => new Date(), mailer });
  const { viewer } = await person(deps);
  await deps.db
    .transaction()
    .execute((trx) => queueLetter(deps, trx, { kind: 'reset-password', userId: viewer.userId }));

  const script = path.join(import.meta.dirname, 'mailNode.ts');
  const killed = spawn(process.execPath, [script, database.url, smtp.url], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  onTestFinished(() => void killed.kill('SIGKILL'));
  expect((await once(killed, 'close'))[1]).toBe('SIGKILL');
  expect(smtp.letters).toHaveLength(1);

  // Its last sign of life is long ago: whichever node looks next takes the job over.
  await database.pool.query(
    "update pgboss.job set heartbeat_on = now() - interval '1 hour' where name = 'letters' and state = 'active'",
  );
  const jobs = await startJobs(deps);
  onTestFinished(() => jobs.stop());
  await deps.queue.boss.supervise('letters');
  await expect.poll(() => smtp.letters.length, { interval: 20 }).toBe(2);
  const [first = '', second = ''] = smtp.letters;
  expect(messageId(first)).toMatch(/^<[\w-]+@localhost>/);
  expect(messageId(second)).toBe(messageId(first));
  expect(/token=[\w-]+/.exec(second)?.[0]).toBe(/token=[\w-]+/.exec(first)?.[0]);

  await expect
    .poll(async () => (await database.pool.query("select state from pgboss.job where name = 'letters'")).rows)
    .toEqual([{ state: 'completed' }]);
  expect(smtp.letters).toHaveLength(2);
});

test('FIX-80 FIX-43 a letter leaves once although the database is away when its node wants to mark it', async () => {
  const mailer = createSmtpMailer(smtp.url, 'Liora <hello@localhost>');
  const deps = testDeps(database, { now: () => new Date(), mailer });
  const before = smtp.letters.length;
  const away = Object.assign(new Error('ended by an administrator'), { code: '57P01' });
  vi.spyOn(deps.queue, 'complete').mockRejectedValueOnce(away).mockRejectedValueOnce(away);
  const { viewer } = await person(deps);
  await deps.db
    .transaction()
    .execute((trx) => queueLetter(deps, trx, { kind: 'reset-password', userId: viewer.userId }));
  const jobs = await startJobs(deps);
  onTestFinished(() => jobs.stop());
  await expect
    .poll(
      async () =>
        (
          await database.pool.query(
            "select 1 from pgboss.job where name = 'letters' and state <> 'completed'",
          )
        ).rows,
    )
    .toEqual([]);
  expect(smtp.letters).toHaveLength(before + 1);
});
