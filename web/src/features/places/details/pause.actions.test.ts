import { PLACE_DETAILS_DELAY_MS } from '@liora/domain/limits';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pause } from './pause.actions.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('PLACE-01 the details of a place are asked for a tenth of a second after it was opened', async () => {
  const asked = vi.fn();
  const waiting = pause(PLACE_DETAILS_DELAY_MS, new AbortController().signal).then(asked);
  await vi.advanceTimersByTimeAsync(99);
  expect(asked).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await waiting;
  expect(asked).toHaveBeenCalledOnce();
});

test('PLACE-01 whoever leaves before that asks nothing', async () => {
  const left = new AbortController();
  const waiting = pause(PLACE_DETAILS_DELAY_MS, left.signal);
  left.abort(new Error('left'));
  await expect(waiting).rejects.toThrow('left');
  await expect(pause(PLACE_DETAILS_DELAY_MS, left.signal)).rejects.toThrow('left');
});
