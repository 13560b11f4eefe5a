import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { mayChangeState } from './sameOrigin.ts';

const HOME = 'https://liora.example';
const request = (method: string, headers: Record<string, string>, url = '/rpc/plans/like') =>
  ({ method, url, headers: { host: 'liora.example', ...headers } }) as unknown as IncomingMessage;

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

const WEBMAIL = { 'sec-fetch-site': 'cross-site', origin: 'https://mail.example' };

test.each<Record<string, string>>([WEBMAIL, { origin: 'null' }, { origin: 'https://mail.example' }, {}])(
  'NOTIF-06 a mail program with %o may post to the address of a letter, as it stands, and to nothing else',
  (headers) => {
    expect(mayChangeState(request('POST', headers, '/unsubscribe/token.of_a-letter'), HOME)).toBe(true);
  },
);

test.each([
  ['POST', '/unsubscribe'],
  ['POST', '/unsubscribe/'],
  ['POST', '/unsubscribe/token/more'],
  ['POST', '/unsubscribe/../rpc/plans/like'],
  ['POST', '/unsubscribe/..'],
  ['POST', '/unsubscribe/..\\my-data'],
  ['POST', '/unsubscribe/%2e%2e'],
  ['POST', '/unsubscribe/token?x=/rpc/plans/like'],
  ['POST', '//unsubscribe/token'],
  ['POST', '/rpc/unsubscribe/token'],
  ['POST', '/rpc/plans/like?/unsubscribe/token'],
  ['DELETE', '/unsubscribe/token'],
  ['PUT', '/unsubscribe/token'],
])('%s %s of another site is refused as ever', (method, url) => {
  expect(mayChangeState(request(method, WEBMAIL, url), HOME)).toBe(false);
});
