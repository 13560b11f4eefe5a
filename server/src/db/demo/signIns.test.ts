import { verifyPassword } from 'better-auth/crypto';
import { expect, test } from 'vitest';
import { testDatabaseForThisTest } from '../../../test/database.ts';
import { DEMO_SIGN_INS, loadDemoCity } from './load.ts';
import { closeDemoSignIns, openDemoSignIns } from './signIns.ts';

test('FIX-05 closed demo accounts have neither password nor session, and get the password back with the demo', async () => {
  const { db, pool } = await testDatabaseForThisTest();
  await loadDemoCity(db, { now: new Date('2026-11-20T20:00:00Z') });
  const [june] = (await pool.query("select id from auth_users where email = 'june@example.com'")).rows;
  await pool.query(
    "insert into auth_sessions (user_id, token, expires_at) values ($1, 'a', now() + interval '1 day')",
    [june.id],
  );
  const read = async () => (await pool.query('select user_id, password from auth_accounts')).rows;

  expect(await closeDemoSignIns(db)).toBe(DEMO_SIGN_INS.length);
  expect(await read()).toEqual([]);
  expect((await pool.query('select 1 from auth_sessions')).rows).toEqual([]);
  expect(await closeDemoSignIns(db)).toBe(0);

  expect(await Promise.all([openDemoSignIns(db), openDemoSignIns(db)])).toEqual([
    DEMO_SIGN_INS,
    DEMO_SIGN_INS,
  ]);
  const rows = await read();
  expect(rows).toHaveLength(DEMO_SIGN_INS.length);
  const hash = rows.find(({ user_id }) => user_id === june.id)?.password;
  expect(await verifyPassword({ hash, password: DEMO_SIGN_INS[0]?.password ?? '' })).toBe(true);
});

test('FIX-05 a database without demo accounts is left alone', async () => {
  const { db } = await testDatabaseForThisTest();
  expect(await closeDemoSignIns(db)).toBe(0);
  expect(await openDemoSignIns(db)).toEqual([]);
});
