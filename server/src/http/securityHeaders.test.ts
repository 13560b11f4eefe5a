import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import type { Environment } from '../config.variables.ts';
import { securityHeaders } from './securityHeaders.ts';

function policy(env: Environment): Record<string, string> {
  const config = { ...readConfig(env, '/data'), publicUrl: 'http://localhost' };
  const header = securityHeaders(config)['content-security-policy'] ?? '';
  return Object.fromEntries(header.split('; ').map((line) => line.split(/ (.*)/s).slice(0, 2)));
}

const MAP_URL = 'https://maps.example/style.json';

test('BAN-03 a configured support chat may load from its hosts and talk to them, and inline code stays forbidden', () => {
  const chat = {
    MAP_URL,
    SUPPORT_CHAT_URL: 'https://chat.example/widget.js?id=1',
    SUPPORT_CHAT_HOSTS: 'https://static.example/x, https://chat.example',
  };
  const hosts = 'https://chat.example https://static.example';
  expect(policy(chat)).toMatchObject({
    'default-src': "'self'",
    'script-src': `'self' ${hosts}`,
    'style-src': `'self' ${hosts}`,
    'img-src': `'self' data: blob: https://maps.example ${hosts}`,
    'connect-src': `'self' https://maps.example ${hosts} wss://chat.example wss://static.example`,
    'font-src': `'self' ${hosts}`,
    'media-src': `'self' ${hosts}`,
    'frame-src': `'self' ${hosts}`,
    'object-src': "'none'",
    'frame-ancestors': "'none'",
  });
});

test('BAN-03 without a support chat the page opens to nobody', () => {
  const without = policy({ MAP_URL, SUPPORT_CHAT_HOSTS: 'https://static.example' });
  expect(without).toMatchObject({ 'script-src': "'self'", 'style-src': "'self'" });
  expect(without).not.toHaveProperty('frame-src');
  expect(JSON.stringify(without)).not.toContain('static.example');
});

test('what graders of headers ask of a site on the internet is there, and nothing that they take marks off for', () => {
  const config = { ...readConfig({ MAP_URL }, '/data'), publicUrl: 'https://liora.example' };
  const headers = securityHeaders(config);
  const [, age] = /^max-age=(\d+); includeSubDomains$/.exec(headers['strict-transport-security'] ?? '') ?? [];
  expect(Number(age)).toBeGreaterThanOrEqual(31_536_000);
  const { 'content-security-policy': csp = '', ...others } = headers;
  const loading = csp.split('; ').filter((directive) => !directive.startsWith('style-src-attr'));
  // No code and no sheet of styles from the page itself, from anywhere, or from whatever speaks https or comes as data.
  expect(loading.join('; ')).not.toMatch(/unsafe-|\*|\bhttps?:(?!\/\/)/);
  expect(loading.filter((directive) => /\bdata:/.test(directive))).toEqual([
    expect.stringMatching(/^img-src /),
  ]);
  for (const closed of [
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ])
    expect(loading).toContain(closed);
  expect(others).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(Object.keys(others)).not.toContain('x-powered-by');
});
