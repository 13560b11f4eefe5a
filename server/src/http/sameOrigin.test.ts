import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { mayChangeState } from './sameOrigin.ts';

const HOME = 'https://liora.example';
const request = (method: string, headers: Record<string, string>) =>
  ({ method, headers: { host: 'liora.example', ...headers } }) as unknown as IncomingMessage;

test.each([
  ['POST', { 'sec-fetch-site': 'same-origin', origin: HOME }],
  ['POST', { origin: HOME }],
  ['POST', { origin: 'http://liora.example' }],
  // no browser
  ['POST', {}],
  ['GET', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
] as [string, Record<string, string>][])('%s with %o passes', (method, headers) => {
  expect(mayChangeState(request(method, headers), HOME)).toBe(true);
});

test.each([
  ['POST', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['POST', { 'sec-fetch-site': 'same-site', origin: 'https://other.example' }],
  ['POST', { origin: 'https://evil.example' }],
  ['POST', { origin: 'null' }],
  ['DELETE', { origin: 'https://liora.example.evil' }],
] as [string, Record<string, string>][])('%s with %o is another site’s doing', (method, headers) => {
  expect(mayChangeState(request(method, headers), HOME)).toBe(false);
});
