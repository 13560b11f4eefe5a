import type { ErrorCode } from '@liora/domain/errors';
import { ORPCError } from '@orpc/client';
import { expect, test, vi } from 'vitest';
import { retrying } from './retry.ts';

/** A call that fails with these errors, one after the other, and then answers. */
function failing(errors: unknown[], doneWhen?: ErrorCode) {
  const waits: number[] = [];
  let calls = 0;
  const call = async () => {
    const error = errors[calls++];
    if (error) throw error;
    return 'answer';
  };
  const wait = async (ms: number) => void waits.push(ms);
  return {
    made: () => (doneWhen ? retrying(call, { doneWhen, wait }) : retrying(call, { wait })),
    waits,
    calls: () => calls,
  };
}

const lost = new TypeError('Failed to fetch');

test('a call whose line fails is made again, with longer and longer waits', async () => {
  const line = failing([lost, lost, new ORPCError('BUSY'), lost]);
  expect(await line.made()).toBe('answer');
  expect(line.waits).toEqual([250, 500, 1000, 2000]);
});

test('after five attempts the failure is told', async () => {
  const line = failing([lost, lost, lost, lost, lost]);
  await expect(line.made()).rejects.toBe(lost);
  expect(line.calls()).toBe(5);
});

test('a refusal is an answer: it is not asked for twice', async () => {
  const refusal = new ORPCError('NOT_OWNER');
  const line = failing([refusal]);
  await expect(line.made()).rejects.toBe(refusal);
  expect(line.calls()).toBe(1);
});

test('a block whose answer got lost is done, one that stood before is refused', async () => {
  const already = new ORPCError('ALREADY_BLOCKED');
  expect(await failing([lost, already], 'ALREADY_BLOCKED').made()).toBeUndefined();
  await expect(failing([already], 'ALREADY_BLOCKED').made()).rejects.toBe(already);
});

test('FIX-49 without a connection a call fails at once: whoever waits is told now', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const call = vi.fn(async () => {
    throw new TypeError('Failed to fetch');
  });
  await expect(retrying(call)).rejects.toThrow('Failed to fetch');
  expect(call).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});
