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
