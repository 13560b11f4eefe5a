import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import type { Environment } from './config.variables.ts';
import { isLoopback } from './exposure.ts';
import { selfCheck } from './selfCheck.ts';

const check = (env: Environment) => selfCheck(readConfig(env, '/data')).join('\n');
const PUBLIC = { HOST: '0.0.0.0', PUBLIC_URL: 'https://liora.example' };

test('only addresses of this machine count as this machine', () => {
  for (const host of ['localhost', 'LOCALHOST', '127.0.0.1', '127.8.9.1', '::1', '[::1]'])
    expect([host, isLoopback(host)]).toEqual([host, true]);
  for (const host of ['0.0.0.0', '::', '192.168.1.2', 'localhost.evil.example', '127.0.0.1.evil.example', ''])
    expect([host, isLoopback(host)]).toEqual([host, false]);
});

describe.each<[string, Environment]>([
  ['an address of the network', { HOST: '0.0.0.0' }],
  ['a public address', { PUBLIC_URL: 'https://liora.example' }],
  ['a proxy', { TRUST_PROXY: 'on' }],
])('with %s', (_what, env) => {
  test('FIX-01 there is no mailbox', () => {
    expect(readConfig(env, '/data').mail.mailbox).toBe(false);
  });

  test('FIX-05 there are no demo sign-ins and no stub purchases', () => {
    expect(readConfig(env, '/data')).toMatchObject({ demo: false, billing: { purchaseMode: 'off' } });
  });

  test('FIX-05 asking for the demo alone does not give Privé away, asking for each is warned about', () => {
    expect(readConfig({ ...env, DEMO: 'on' }, '/data').billing.purchaseMode).toBe('off');
    expect(check({ ...env, DEMO: 'on' })).toContain('Warning: the passwords of the demo sign-ins are public');
    expect(check({ ...env, PURCHASE_MODE: 'stub' })).toContain('Warning: anybody gets Privé without paying');
    expect(check(env)).not.toMatch(/sign-ins|Privé/);
  });

  test('FIX-01 without a mail server it says that letters wait', () => {
    expect(check(env)).toContain('no mail server is set (SMTP_URL): letters wait');
    expect(check({ ...env, SMTP_URL: 'smtp://mail.example' })).not.toContain('letters wait');
  });
});

test('FIX-05 what is exposed is said in words', () => {
  expect(check({})).toBe('');
  expect(check({ HOST: '127.0.0.1', PUBLIC_URL: 'http://localhost:4310' })).toBe('');
  expect(check(PUBLIC)).toContain(
    'Liora is open to everybody who reaches port 4310 of this machine (HOST=0.0.0.0), who opens https://liora.example (PUBLIC_URL).',
  );
  expect(check({ HOST: '0.0.0.0' })).toContain('PUBLIC_URL is not set');
  expect(check({ PUBLIC_URL: 'http://liora.example' })).toContain('can be read on the way');
  expect(check({ ...PUBLIC, TRUST_PROXY: 'on' })).toContain('lets people past the proxy');
  expect(check({ PUBLIC_URL: 'https://liora.example' })).toContain('Set TRUST_PROXY=on');
  expect(
    check({ PUBLIC_URL: 'https://liora.example', TRUST_PROXY: 'on', SMTP_URL: 'smtps://mail.example' }),
  ).toBe(
    'Liora is open to everybody who opens https://liora.example (PUBLIC_URL), whom the proxy lets through (TRUST_PROXY).',
  );
});
