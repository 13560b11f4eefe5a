import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { newRequestId } from './requestId.ts';
import { withRequestOfContent } from './requestOfContent.ts';

test('RUL-66 a draft’s request id is a UUID, each its own', () => {
  const ids = Array.from({ length: 50 }, newRequestId);
  expect(ids.every((id) => z.uuidv4().safeParse(id).success)).toBe(true);
  expect(new Set(ids).size).toBe(50);
});

const DRAFT = '0b5f5f3e-6f0e-4d37-8d69-8f3c1f6f2a11';
const sent = (content: object, request_id = DRAFT) =>
  (withRequestOfContent(['plans', 'create'], { ...content, request_id }) as { request_id: string })
    .request_id;

test('RUL-66 what is sent again as it was is the same request, with other words or of another draft it is another', () => {
  const words = { title: 'Sunset', to: 'june', times: ['2026-12-01T18:00:00Z'] };
  expect(sent(words)).toBe(sent({ ...words }));
  const others = [
    sent({ ...words, to: 'nora' }),
    sent({ ...words, title: 'Sunsets' }),
    sent({ ...words, times: [] }),
    sent(words, newRequestId()),
    ...Array.from({ length: 2_000 }, (_, n) => sent({ n })),
  ];
  expect(new Set([...others, sent(words)]).size).toBe(others.length + 1);
  expect(others.every((id) => z.uuid().safeParse(id).success)).toBe(true);
});

test('RUL-66 a write without a request goes as it is', () => {
  const inputs = [{ id: 'x' }, null, undefined, 'text', { request_id: undefined }];
  expect(inputs.map((input) => withRequestOfContent(['plans', 'create'], input))).toEqual(inputs);
});

test('RUL-66 nothing else asks the browser for a UUID, which it has over https alone', () => {
  const files = globSync('web/src/**/*.{ts,tsx}', { exclude: ['**/*.test.*', '**/testing/**'] });
  expect(files.length).toBeGreaterThan(500);
  const others = files.filter((file) => /\brandomUUID\(/.test(readFileSync(file, 'utf8')));
  expect(others).toEqual([]);
});
