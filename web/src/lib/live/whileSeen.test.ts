import { expect, test } from 'vitest';
import { HandClock } from './testing/handClock.ts';
import { whileSeen } from './whileSeen.ts';

test('a page listens while it is seen, some minutes longer, and again when it is seen again', () => {
  const clock = new HandClock();
  const happened: string[] = [];
  let look = () => {};
  const page = {
    visibilityState: 'hidden' as DocumentVisibilityState,
    addEventListener: (_type: 'visibilitychange', listener: () => void) => {
      look = listener;
    },
  };
  const turn = (state: DocumentVisibilityState) => {
    page.visibilityState = state;
    look();
  };
  whileSeen(page, clock, 180_000, { seen: () => happened.push('seen'), left: () => happened.push('left') });
  expect(happened).toEqual([]);
  turn('visible');
  turn('hidden');
  clock.pass(179_000);
  turn('visible');
  clock.pass(600_000);
  turn('hidden');
  clock.pass(180_000);
  turn('visible');
  expect(happened).toEqual(['seen', 'seen', 'left', 'seen']);
});
