import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { newRequestId } from './requestId.ts';

test('RUL-66 a draft’s request id is a UUID, each its own', () => {
  const ids = Array.from({ length: 50 }, newRequestId);
  expect(ids.every((id) => z.uuidv4().safeParse(id).success)).toBe(true);
  expect(new Set(ids).size).toBe(50);
});

test('RUL-66 nothing else asks the browser for a UUID, which it has over https alone', () => {
  const files = globSync('web/src/**/*.{ts,tsx}', { exclude: ['**/*.test.*', '**/testing/**'] });
  expect(files.length).toBeGreaterThan(500);
  const others = files.filter((file) => /\brandomUUID\(/.test(readFileSync(file, 'utf8')));
  expect(others).toEqual([]);
});
