import { call, os } from '@orpc/server';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { withCheckedReplies, withUncheckedReplies } from './checkedReplies.ts';

const person = z.object({ name: z.string(), tags: z.array(z.object({ word: z.string() })).max(2) });
const output = z.object({
  shown: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('full'), person: person.nullable() }),
    z.object({ kind: z.literal('locked') }),
  ]),
});
const replying = (reply: unknown) => os.output(output).handler(() => reply as never);
const june = { name: 'June', tags: [{ word: 'jazz' }] };

test.each([
  ['at the top', { shown: { kind: 'locked' }, secret: 1 }],
  ['in a case of a union', { shown: { kind: 'locked', person: june } }],
  ['in an object that may be null', { shown: { kind: 'full', person: { ...june, email: 'x' } } }],
  [
    'in an item of a list',
    { shown: { kind: 'full', person: { ...june, tags: [{ word: 'jazz', by: 'x' }] } } },
  ],
])('FIX-78 a reply with a field too many %s fails where replies are checked', async (_, reply) => {
  await expect(call(withCheckedReplies(replying(reply)), undefined)).rejects.toThrow();
});

test('FIX-78 what the contract names passes, and its other rules hold', async () => {
  const full = (tags: object[]) => ({ shown: { kind: 'full', person: { ...june, tags } } });
  const one = full([{ word: 'jazz' }]);
  expect(await call(withCheckedReplies(replying(one)), undefined)).toEqual(one);
  const three = full([{ word: 'a' }, { word: 'b' }, { word: 'c' }]);
  await expect(call(withCheckedReplies(replying(three)), undefined)).rejects.toThrow();
});

test('FIX-78 unchecked, a reply leaves as it was made', async () => {
  const reply = { shown: { kind: 'locked' } };
  expect(await call(withUncheckedReplies(replying(reply)), undefined)).toBe(reply);
});
