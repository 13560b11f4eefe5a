import { expect, test } from 'vitest';
import { appAddress, mayHaveApp } from './appAddress.rules.ts';

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1', 5, true],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140 Mobile', 5, true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', 0, false],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140', 10, false],
])('RUL-36 only a phone tries the app: %s', (userAgent, maxTouchPoints, expected) => {
  expect(mayHaveApp({ userAgent, maxTouchPoints })).toBe(expected);
});

test('DEEP-04 DEEP-10 the addresses of links in the app', () => {
  expect(appAddress('invite', 'a/b')).toBe('liora://invite/a%2Fb');
  expect(appAddress('link', 'ABC')).toBe('liora://link/ABC');
});
