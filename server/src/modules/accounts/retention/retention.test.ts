import { DAY_MS } from '@liora/domain/durations';
import { ACCOUNT_REOPENS_DAYS, ACCOUNT_RETENTION_DAYS } from '@liora/domain/limits';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { codeOf } from '../../../../test/codeOf.ts';
import { testDatabase } from '../../../../test/database.ts';
import { signIn, signUp } from '../accounts.service.ts';
import { eraseClosedAccounts } from '../closing/erasure.jobs.ts';
import { readMe } from '../session/session.service.ts';
import { accountsDeps, newcomer, TestBrowser } from '../testing/accountsFixtures.ts';
import { subjectsTo } from '../testing/letters.ts';
import { closeUnusedAccounts } from './retention.jobs.ts';

const database = await testDatabase();
afterAll(() => database.close());
const START = Date.now();
let clock = START;
const deps = accountsDeps(database, { now: () => new Date(clock) });
/** People sign up while the test runs, a little after its start. */
const LATER_MS = 600_000;
/** Some days after somebody last used their account, the job runs. */
const onDay = (days: number) => {
  clock = START + LATER_MS + days * DAY_MS;
  return closeUnusedAccounts(deps);
};
beforeEach(async () => {
  clock = START;
  await database.pool.query('delete from auth_users');
});

const FIRST = 'Your account has not been used for long';
const LAST = 'Your account is about to be deleted';
const CLOSED = 'Your account is deleted';

async function somebody() {
  const person = newcomer();
  const browser = new TestBrowser(deps);
  await browser.call(signUp, person);
  // The box of what is not about this.
  const told = async () =>
    (await subjectsTo(database, deps, person.email)).filter((subject) => /unused|used|deleted/.test(subject));
  const comeBack = (device = new TestBrowser(deps)) =>
    device.call(signIn, { identifier: person.username, password: person.password });
  return { person, browser, told, comeBack };
}

test('POL-05 an account that nobody uses is told 30 and 7 days before, then closed as its owner would delete it, then erased', async () => {
  const { person, told, comeBack } = await somebody();
  expect(await onDay(ACCOUNT_RETENTION_DAYS - 31)).toBe(0);
  expect(await told()).toEqual([]);
  await onDay(ACCOUNT_RETENTION_DAYS - 30);
  await onDay(ACCOUNT_RETENTION_DAYS - 8);
  expect(await told()).toEqual([FIRST]);
  await onDay(ACCOUNT_RETENTION_DAYS - 7);
  expect(await onDay(ACCOUNT_RETENTION_DAYS - 0.1)).toBe(0);
  expect(await told()).toEqual([FIRST, LAST]);
  expect(await onDay(ACCOUNT_RETENTION_DAYS + 0.1)).toBe(1);
  expect(await onDay(ACCOUNT_RETENTION_DAYS + 0.2)).toBe(0);
  expect(await told()).toEqual([FIRST, LAST, CLOSED]);
  clock += (ACCOUNT_REOPENS_DAYS + 1) * DAY_MS;
  expect(await eraseClosedAccounts(deps)).toBe(1);
  expect(await codeOf(comeBack())).toBe('USERNAME_NOT_FOUND');
  const { rows } = await database.pool.query('select from auth_users where email = $1', [person.email]);
  expect(rows).toEqual([]);
});

test('POL-05 RUL-92 for seven days after it was closed signing in brings it back, and its two years begin anew', async () => {
  const { told, comeBack } = await somebody();
  for (const day of [700, 723, 730]) await onDay(day);
  expect(await told()).toEqual([FIRST, LAST, CLOSED]);
  clock += (ACCOUNT_REOPENS_DAYS - 1) * DAY_MS;
  expect(await comeBack()).toMatchObject({ reopened: true });
  for (const day of [740, 1400, 1435]) expect(await onDay(day)).toBe(0);
  expect(await told()).toEqual([FIRST, LAST, CLOSED]);
});

test.each([
  ['before any letter', []],
  ['after the first letter', [700]],
  ['after the last letter', [700, 723]],
])(
  'POL-05 signing in %s takes it back: the next two years are whole, with letters of their own',
  async (_when, days) => {
    const { told, comeBack } = await somebody();
    for (const day of days) await onDay(day);
    const before = await told();
    clock = START + 729 * DAY_MS;
    await comeBack();
    for (const day of [730, 731, 800, 729 + 699]) expect(await onDay(day)).toBe(0);
    expect(await told()).toEqual(before);
    await onDay(729 + 700.1);
    expect(await told()).toEqual([...before, FIRST]);
  },
);

test('POL-05 a session that is used counts, without anybody signing in', async () => {
  const { browser, told } = await somebody();
  // The library extends by the clock of the machine: what it writes is written here for a day to come.
  clock = START + 20 * DAY_MS;
  expect(await browser.call((context) => readMe(context), undefined)).not.toBeNull();
  await database.pool.query('update auth_sessions set updated_at = $1', [new Date(clock)]);
  await onDay(715);
  expect(await told()).toEqual([]);
  await onDay(720.1);
  expect(await told()).toEqual([FIRST]);
});

test('POL-05 where the job did not run for years, nobody is closed without the time that the letters promise', async () => {
  const { told } = await somebody();
  expect(await onDay(2000)).toBe(0);
  expect(await onDay(2022)).toBe(0);
  expect(await told()).toEqual([FIRST]);
  expect(await onDay(2023)).toBe(0);
  expect(await onDay(2029)).toBe(0);
  expect(await told()).toEqual([FIRST, LAST]);
  expect(await onDay(2030)).toBe(1);
});

test('POL-05 a membership that is paid for keeps its account, until it ends', async () => {
  const { told } = await somebody();
  await database.pool.query(
    `update profiles set membership_tier = 'prive', subscription_status = 'active', subscription_end_date = $1`,
    [new Date(START + 900 * DAY_MS)],
  );
  for (const day of [700, 723, 730, 899]) expect(await onDay(day)).toBe(0);
  expect(await told()).toEqual([]);
  await onDay(901);
  expect(await told()).toEqual([FIRST]);
});

test('POL-05 without a way for letters nobody is closed', async () => {
  await somebody();
  const { config } = deps;
  const silent = { ...deps, config: { ...config, mail: { ...config.mail, mailbox: false } } };
  for (const day of [700, 723, 730, 2000]) {
    clock = START + day * DAY_MS;
    expect(await closeUnusedAccounts(silent)).toBe(0);
  }
  const { rows } = await database.pool.query('select inactive_letters from auth_users');
  expect(rows).toEqual([{ inactive_letters: 0 }]);
});

test('POL-05 hundreds of accounts are told and closed in batches, each once, also by ten nodes at a time', async () => {
  await database.pool.query(`
    with people as (
      insert into auth_users (name, email, last_active_at)
      select 'p' || n, 'p' || n || '@example.com', now() from generate_series(1, 120) n returning id, name)
    insert into profiles (user_id, username) select id, name from people`);
  const untilNone = async (day: number) => {
    let closed = 0;
    for (let round = 0; round < 3; round += 1) {
      const nodes = await Promise.all(Array.from({ length: 10 }, () => onDay(day)));
      closed += nodes.reduce((sum, each) => sum + each, 0);
    }
    return closed;
  };
  await untilNone(700.1);
  await untilNone(723.2);
  expect(await untilNone(731)).toBe(120);
  const { rows } = await database.pool.query(
    `select data->>'kind' as kind, count(*)::int as letters from pgboss.job where name = 'letters'
     and data->>'userId' in (select id::text from auth_users) group by 1 order by 1`,
  );
  expect(rows).toEqual([
    { kind: 'account-closed', letters: 120 },
    { kind: 'account-unused', letters: 120 },
    { kind: 'account-unused-last', letters: 120 },
  ]);
});

test('POL-05 accounts that can be neither told nor closed, more than a batch of each, keep nobody behind them waiting', async () => {
  const long = new Date(START - 800 * DAY_MS);
  await database.pool.query(
    `with people as (
      insert into auth_users (name, email, last_active_at, inactive_letters, inactive_letter_at)
      select 'stuck' || n, 'stuck' || n || '@example.com', $1, n % 3, case when n % 3 > 0 then $1::timestamptz end
      from generate_series(1, 180) n returning id, name)
    insert into profiles (user_id, username) select id, name from people`,
    [long],
  );
  await database.pool.query(`
    create function stuck() returns trigger language plpgsql as $$ begin raise exception 'stuck'; end $$;
    create trigger stuck before update on auth_users for each row when (old.name like 'stuck%') execute function stuck();
    create trigger stuck before update on profiles for each row when (old.username like 'stuck%') execute function stuck()`);
  const { told } = await somebody();
  for (const day of [700.1, 723.2, 731]) await expect(onDay(day)).rejects.toThrow('180 accounts failed');
  expect(await told()).toEqual([FIRST, LAST, CLOSED]);
  await database.pool.query('drop function stuck cascade');
});
