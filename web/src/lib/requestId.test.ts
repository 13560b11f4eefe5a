import { expect, test } from 'vitest';
import * as z from 'zod';
import { newRequestId } from './requestId.ts';

test('RUL-66 a draft’s request id is a UUID, each its own', () => {
  const ids = Array.from({ length: 50 }, newRequestId);
  expect(ids.every((id) => z.uuidv4().safeParse(id).success)).toBe(true);
  expect(new Set(ids).size).toBe(50);
});
