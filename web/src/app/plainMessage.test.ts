import { expect, test } from 'vitest';
import { plainMessage } from './plainMessage.ts';

test('RUL-100 the error screen tells the message alone, cut to 200 characters', () => {
  expect(plainMessage(new Error('boom\n  at file.ts:1'), 200)).toBe('boom');
  expect(plainMessage(new Error('boo '.repeat(100)), 200)).toHaveLength(200);
});

test('RUL-100 addresses, e-mails and tokens are left out', () => {
  const error = new Error(
    'GET https://liora.example/reset?token=abc failed for maya@example.com with AbCdEfGhIjKlMnOpQrStUvWxYz0123',
  );
  expect(plainMessage(error, 200)).toBe('GET … failed for … with …');
});
