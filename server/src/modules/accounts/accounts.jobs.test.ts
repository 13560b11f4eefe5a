import { DAY_MS } from '@liora/domain/durations';
import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import type { Db } from '../../db/client.ts';
import type { DB } from '../../db/types.gen.ts';
import { sweepAccounts } from './accounts.jobs.ts';
import { signUp } from './accounts.service.ts';
import { requestPasswordReset } from './mailedLinks/mailedLinks.service.ts';
import {
  dropAllMailedTokens,
  dropMailedTokens,
  sweepMailedTokens,
} from './mailedLinks/mailedTokens.queries.ts';
import { sweepSessions } from './session/session.queries.ts';
import { accountsDeps, newcomer, TestBrowser } from './testing/accountsFixtures.ts';
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

const LONG_AGO = new Date('2020-01-01');

/** So many that PostgreSQL does not rather read the whole table. */
const MANY = `
  insert into auth_users (name, email) values ('many', 'many@example.com') on conflict do nothing;
  insert into auth_sessions (user_id, token, expires_at)
    select id, 'many ' || n, now() + n * interval '1 hour' from auth_users, generate_series(1, 5000) n where name = 'many'
    on conflict do nothing;
  insert into auth_verifications (identifier, value, expires_at)
    select 'reset-password:' || n, gen_random_uuid(), now() + n * interval '1 hour' from generate_series(1, 5000) n
    on conflict do nothing;
  analyze auth_sessions, auth_verifications`;

test('what has run out is swept away, twice over; what still runs stays', async () => {
  const deps = accountsDeps(database);
  const person = newcomer();
  await new TestBrowser(deps).call(signUp, person);
  await new TestBrowser(deps).call(requestPasswordReset, { identifier: person.email });
  await sendAllMail(deps);
  await sweepAccounts(deps);
  expect(await counts()).toEqual({ sessions: 1, links: 2, windows: 5, people: 1 });

  const muchLater = accountsDeps(database, { now: () => new Date(Date.now() + 40 * DAY_MS) });
  await sweepAccounts(muchLater);
  await sweepAccounts(muchLater);
  expect(await counts()).toEqual({ sessions: 0, links: 0, windows: 0, people: 1 });
});

test.each([
  ['auth_sessions_expires', (db: Db) => sweepSessions(db, LONG_AGO)],
  ['auth_verifications_expires', (db: Db) => sweepMailedTokens(db, LONG_AGO)],
  ['auth_verifications_value', (db: Db) => dropMailedTokens(db, 'reset-password', 'somebody')],
  ['auth_verifications_value', (db: Db) => dropAllMailedTokens(db, 'somebody')],
])('among thousands, what is swept or ended is found by %s', async (index, query) => {
  await database.pool.query(MANY);
  const asked: CompiledQuery[] = [];
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool: database.pool }),
    log: (event) => void asked.push(event.query),
  });
  await query(db);
  expect(asked).toHaveLength(1);
  const { rows } = await database.pool.query(`explain ${asked[0]?.sql}`, [...(asked[0]?.parameters ?? [])]);
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain(index);
});
