import { afterAll, expect, test } from 'vitest';
import { somebodyNew } from '../../e2e/fixtures/somebodyNew.ts';
import { tracesLeft } from '../../tools/leftTraces.ts';
import { testDatabase } from './database.ts';

const database = await testDatabase({ poolSize: 2 });
afterAll(() => database.close());

test('what a run of the browser tests left of e-mail addresses, passwords and codes in log or tables is found', async () => {
  const { email, password } = somebodyNew();
  expect(await tracesLeft(database.pool, 'GET /plans 200', ['code-of-a-link'])).toEqual([]);
  await database.pool.query(`insert into analytics_events (event_type, event_data) values ('search', $1)`, [
    JSON.stringify({ words: password }),
  ]);
  const left = await tracesLeft(database.pool, `mail to ${email}\n/invite/code-of-a-link`, [
    'code-of-a-link',
  ]);
  expect(left).toEqual([
    `${email} in the log`,
    'code-of-a-link in the log',
    `${password} in analytics_events`,
  ]);
});
