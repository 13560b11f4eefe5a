import { expect, test } from 'vitest';
import { ProductError } from '../rpc/errors.ts';
import { MemoryLimits } from './memoryLimits.ts';

const limit = { name: 'reads', max: 3, windowSeconds: 60 };

function refusal(call: () => void): unknown {
  try {
    call();
    return null;
  } catch (error) {
    return error;
  }
}

test('RUL-117 as many calls pass as the limit allows; who is refused is told when to come back, and then passes', () => {
  let now = 0;
  const limits = new MemoryLimits(() => now);
  for (let i = 0; i < limit.max; i++) expect(refusal(() => limits.take(limit, 'maya'))).toBeNull();
  now = 20_000;
  const refused = refusal(() => limits.take(limit, 'maya'));
  expect(refused).toBeInstanceOf(ProductError);
  expect(refused).toMatchObject({ code: 'RATE_LIMITED', data: { retryAfterSeconds: 40 } });
  expect(refusal(() => limits.take(limit, 'tom'))).toBeNull();
  expect(refusal(() => limits.take({ ...limit, name: 'other' }, 'maya'))).toBeNull();
  now = 60_000;
  expect(refusal(() => limits.take(limit, 'maya'))).toBeNull();
});

test('RUL-117 however many callers come, a bounded number is remembered; the latest are still counted', () => {
  const limits = new MemoryLimits(() => 0);
  for (let i = 0; i < 40_000; i++) limits.take(limit, `caller ${i}`);
  for (let i = 1; i < limit.max; i++) limits.take(limit, 'caller 39999');
  expect(refusal(() => limits.take(limit, 'caller 39999'))).toMatchObject({ code: 'RATE_LIMITED' });
  for (let i = 0; i < limit.max; i++) expect(refusal(() => limits.take(limit, 'caller 0'))).toBeNull();
});
