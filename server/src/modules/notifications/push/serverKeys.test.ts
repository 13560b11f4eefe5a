import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../../../test/database.ts';
import { testDeps } from '../../../../test/factories.ts';
import { readConfig } from '../../../config.ts';
import { newServerKeys } from './serverKeys.rules.ts';
import { serverKeys } from './serverKeys.service.ts';

const database = await testDatabase();
afterAll(() => database.close());
const deps = testDeps(database);

test('NOTIF-06 an installation makes one pair of keys, however many nodes ask at once, and no table tells the private one', async () => {
  const found = await Promise.all(Array.from({ length: 20 }, () => serverKeys(deps)));
  expect(new Set(found.map(({ privateKey }) => privateKey)).size).toBe(1);
  const [keys] = found;
  expect(Buffer.from(keys?.publicKey ?? '', 'base64url')).toHaveLength(65);
  expect(Buffer.from(keys?.privateKey ?? '', 'base64url')).toHaveLength(32);
  const { rows } = await database.pool.query("select encode(private_key, 'hex') as sealed from push_keys");
  expect(rows).toHaveLength(1);
  expect(rows[0].sealed).not.toContain(Buffer.from(keys?.privateKey ?? '', 'base64url').toString('hex'));
});

test('NOTIF-06 with another session secret the pair cannot be opened: there is another one, for all who ask', async () => {
  const before = await serverKeys(deps);
  const other = {
    ...deps,
    config: { ...deps.config, sessionSecret: 'another secret, 32 characters at least' },
  };
  const found = await Promise.all(Array.from({ length: 20 }, () => serverKeys(other)));
  expect(new Set(found.map(({ publicKey }) => publicKey)).size).toBe(1);
  expect(found[0]?.publicKey).not.toBe(before.publicKey);
});

test('NOTIF-06 the keys of the settings stand before any other; half of a pair is refused', async () => {
  const { publicKey, privateKey } = newServerKeys();
  const env = { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey };
  const { push } = readConfig(env, '/nowhere');
  expect(await serverKeys({ ...deps, config: { ...deps.config, push } })).toEqual({ publicKey, privateKey });
  expect(() => readConfig({ PUSH_PUBLIC_KEY: publicKey }, '/nowhere')).toThrow('belong together');
  expect(() => readConfig({ ...env, PUSH_PRIVATE_KEY: publicKey }, '/nowhere')).toThrow('a key of 32 bytes');
  expect(() => readConfig({ ...env, PUSH_PRIVATE_KEY: publicKey }, '/nowhere')).not.toThrow(publicKey);
});
