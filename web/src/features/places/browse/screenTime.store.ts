import { forgetOn } from '../../../lib/personalData.ts';

const KEPT_MS = 600_000;

let kept = new Date(0);
forgetOn(['signed out'], () => {
  kept = new Date(0);
});

/**
 * The time that lists are told for. It stands still for ten minutes: a list does not change under the reader's eyes, and
 * coming back from a place finds the same list.
 */
export function screenTime(): Date {
  const now = new Date();
  if (now.getTime() - kept.getTime() > KEPT_MS) kept = now;
  return kept;
}
