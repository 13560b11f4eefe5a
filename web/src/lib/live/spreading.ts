import type { LiveClock } from './liveClock.ts';

export type Spreading = (name: string, withinMs: number, work: () => unknown) => void;

/**
 * Puts off work to some moment within a time that the server asks for: all who hear the same event would ask it the same
 * thing in the same instant. The same work (by name) that is already put off is not done twice.
 */
export function spreading(clock: Pick<LiveClock, 'after' | 'random'>): Spreading {
  const waiting = new Set<string>();
  return (name, withinMs, work) => {
    if (waiting.has(name)) return;
    waiting.add(name);
    clock.after(withinMs * clock.random(), () => {
      waiting.delete(name);
      work();
    });
  };
}
