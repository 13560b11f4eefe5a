import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { clientAddress } from './clientAddress.ts';

const request = (forwarded?: string) =>
  ({
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    socket: { remoteAddress: '192.0.2.1' },
  }) as unknown as IncomingMessage;

test('without a trusted proxy nobody can claim another address', () => {
  expect(clientAddress(request('198.51.100.9'), { trustProxy: false })).toBe('192.0.2.1');
});

test('behind a trusted proxy the entry counts that the proxy wrote itself', () => {
  expect(clientAddress(request('198.51.100.9, 203.0.113.5'), { trustProxy: true })).toBe('203.0.113.5');
  expect(clientAddress(request(), { trustProxy: true })).toBe('192.0.2.1');
});
