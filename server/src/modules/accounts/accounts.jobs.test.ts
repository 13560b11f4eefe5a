import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { sweepAccounts } from './accounts.jobs.ts';
import { signUp } from './accounts.service.ts';
import { requestPasswordReset } from './mailedLinks/mailedLinks.service.ts';
import { accountsDeps, newcomer, TestBrowser } from './testing/accountsBench.ts';
import { sendAllMail } from './testing/mailWork.ts';

const database = await testDatabase();
afterAll(() => database.close());

async function counts() {
  const { rows } = await database.pool.query(
    `select (select count(*) from auth_sessions) as sessions, (select count(*) from auth_verifications) as links,
      (select count(*) from rate_limits) as windows, (select count(*) from profiles) as people`,
  );
  return rows[0];
}

test('what has run out is swept away, twice over; what still runs stays', async () => {
  const deps = accountsDeps(database);
  const person = newcomer();
  await new TestBrowser(deps).call(signUp, person);
  await new TestBrowser(deps).call(requestPasswordReset, { identifier: person.email });
  await sendAllMail(deps);
  await sweepAccounts(deps);
  expect(await counts()).toEqual({ sessions: 1, links: 2, windows: 5, people: 1 });

  const muchLater = accountsDeps(database, { now: () => new Date(Date.now() + 40 * 86_400_000) });
  await sweepAccounts(muchLater);
  await sweepAccounts(muchLater);
  expect(await counts()).toEqual({ sessions: 0, links: 0, windows: 0, people: 1 });
});
