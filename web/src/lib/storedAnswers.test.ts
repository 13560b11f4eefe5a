import { ORPCError } from '@orpc/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readThrough, setReadThrough } from './readThrough.ts';
import { throughStore } from './storedAnswers.ts';

const kept = new Map<string, unknown>();
const nameOf = (path: readonly string[], input: unknown) => JSON.stringify([path, input]);
const store = {
  put: (path: readonly string[], input: unknown, answer: unknown) =>
    void kept.set(nameOf(path, input), answer),
  find: async (path: readonly string[], input: unknown) => kept.get(nameOf(path, input)),
  drop: (path: readonly string[], input: unknown) => void kept.delete(nameOf(path, input)),
};
const PLAN = ['plans', 'get'];
const answers = (answer: unknown) => async () => answer;
const fails = (error: Error) => async () => {
  throw error;
};
const noNetwork = new TypeError('Failed to fetch');

beforeEach(() => {
  kept.clear();
  setReadThrough(throughStore(store));
});
afterEach(() => setReadThrough(null));

test('what was answered is answered again when the server cannot be reached', async () => {
  expect(await readThrough(PLAN, { id: 'a' }, answers('the plan'))).toBe('the plan');
  expect(await readThrough(PLAN, { id: 'a' }, fails(noNetwork))).toBe('the plan');
  await expect(readThrough(PLAN, { id: 'b' }, fails(noNetwork))).rejects.toBe(noNetwork);
});

test('a refusal is no missing connection: it is told, and what was kept goes', async () => {
  await readThrough(PLAN, { id: 'a' }, answers('the plan'));
  const gone = new ORPCError('NOT_FOUND', { status: 404 });
  await expect(readThrough(PLAN, { id: 'a' }, fails(gone))).rejects.toBe(gone);
  await expect(readThrough(PLAN, { id: 'a' }, fails(noNetwork))).rejects.toBe(noNetwork);
});

test('a session that has run out takes nothing that was kept away', async () => {
  await readThrough(PLAN, { id: 'a' }, answers('the plan'));
  const ended = new ORPCError('UNAUTHENTICATED', { status: 401 });
  await expect(readThrough(PLAN, { id: 'a' }, fails(ended))).rejects.toBe(ended);
  expect(await readThrough(PLAN, { id: 'a' }, fails(noNetwork))).toBe('the plan');
});

test('who lets go of a question is not answered with something kept', async () => {
  await readThrough(PLAN, { id: 'a' }, answers('the plan'));
  const left = new DOMException('left', 'AbortError');
  await expect(readThrough(PLAN, { id: 'a' }, fails(left))).rejects.toBe(left);
});

test('whoever keeps nothing is answered as before', async () => {
  setReadThrough(null);
  expect(await readThrough(PLAN, { id: 'a' }, answers('the plan'))).toBe('the plan');
  expect(kept.size).toBe(0);
});
