import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { clientNetwork } from './clientAddress.ts';
import { readTrustedProxies } from './trustedProxies.ts';

const PROXY = '192.0.2.1';

/** Of whom a request counts that `sender` sent with these entries, under a setting of TRUST_PROXY. */
function counted(setting: string, forwarded: string | undefined, sender = PROXY): string {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const request = { headers, socket: { remoteAddress: sender } } as unknown as IncomingMessage;
  return clientNetwork(request, { trustProxy: readTrustedProxies(setting) ?? null });
}

test('without a trusted proxy nobody can claim another address', () => {
  expect(counted('off', '198.51.100.9')).toBe(PROXY);
});

describe('FIX-09 behind one proxy', () => {
  test.each([
    ['198.51.100.9, 203.0.113.5', '203.0.113.5'],
    ['203.0.113.5:41234', '203.0.113.5'],
    ['203.0.113.5:1', '203.0.113.5'],
    ['::ffff:203.0.113.5', '203.0.113.5'],
    ['[::ffff:203.0.113.5]:443', '203.0.113.5'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2:ffff::1]:5000', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2:0:0:0:1', '2001:db8:1:2::/64'],
  ])('%s counts as %s', (forwarded, network) => {
    expect(counted('on', forwarded)).toBe(network);
    expect(counted('1', `10.9.8.7, ${forwarded}`)).toBe(network);
  });

  test.each([
    ...[
      '',
      ' ',
      'unknown',
      '_hidden',
      '203.0.113',
      '203.0.113.5.6',
      '203.0.113.256',
      '0x7f.0.0.1',
      '017.0.0.1',
    ],
    ...[
      '203.0.113.5:99999999',
      '203.0.113.5:port',
      'localhost',
      '[203.0.113.5',
      '2001:db8::1::2',
      '203.0.113.5;',
    ],
    undefined,
  ])('%s is no address: the proxy itself counts, so that nobody leaves the limit by it', (garbage) => {
    expect(counted('on', garbage)).toBe(PROXY);
    expect(counted('on', garbage === undefined ? undefined : `198.51.100.9, ${garbage}`)).toBe(PROXY);
  });
});

test('FIX-09 behind two proxies the entry counts that the outer one wrote; a shorter list is not read past its begin', () => {
  expect(counted('2', '6.6.6.6, 203.0.113.5, 198.51.100.2')).toBe('203.0.113.5');
  expect(counted('2', '203.0.113.5')).toBe('203.0.113.5');
  expect(counted('2', '6.6.6.6, garbage, 198.51.100.2')).toBe('198.51.100.2');
});

test('FIX-09 with the networks of the proxies the first address outside them counts, whoever sent the request', () => {
  const networks = '192.0.2.0/24, 10.0.0.0/8,2001:db8:ffff::/48';
  expect(counted(networks, '6.6.6.6, 203.0.113.5')).toBe('203.0.113.5');
  expect(counted(networks, '6.6.6.6, 203.0.113.5, 10.1.2.3, [2001:db8:ffff::1]:80')).toBe('203.0.113.5');
  expect(counted(networks, '203.0.113.5', '198.51.100.77')).toBe('198.51.100.77');
  expect(counted(networks, '10.0.0.1', '::ffff:192.0.2.9')).toBe('10.0.0.1');
});

test('FIX-09 a header without end is read from its end only', () => {
  expect(counted('10.0.0.0/8,192.0.2.1', `6.6.6.6, ${'10.0.0.1, '.repeat(100_000)}10.0.0.1`)).toBe(
    '10.0.0.1',
  );
});

test.each([
  '0',
  '11',
  '-1',
  'yes',
  '10.0.0.0/33',
  '10.0.0.0/',
  '10.0.0.0/8/8',
  '2001:db8::/129',
  'proxy.local',
  ',',
])('FIX-09 TRUST_PROXY=%s is refused', (setting) => {
  expect(readTrustedProxies(setting)).toBeUndefined();
});
