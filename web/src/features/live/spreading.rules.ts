import type { LiveClock } from '../../lib/live/liveClock.ts';

/**
 * Puts off work to some moment within a time that the server asks for: all who hear the same event would ask it the same
 * thing in the same instant. The same work (by name) that is already put off is not done twice.
 */
export function spreading(clock: Pick<LiveClock, 'after' | 'random'>) {
  const waiting = new Set<string>();
  return (name: string, withinMs: number, work: () => unknown): void => {
    if (waiting.has(name)) return;
    waiting.add(name);
    clock.after(withinMs * clock.random(), () => {
      waiting.delete(name);
      work();
    });
  };
}
