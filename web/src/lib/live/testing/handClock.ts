import type { LiveClock } from '../liveClock.ts';

/** A clock that goes only when it is told to. Chance is always the middle. */
export class HandClock implements LiveClock {
  #now = 0;
  #due: { at: number; work: () => void }[] = [];

  now = () => this.#now;
  random = () => 0.5;
  after = (ms: number, work: () => void) => {
    const entry = { at: this.#now + ms, work };
    this.#due.push(entry);
    return () => {
      this.#due = this.#due.filter((other) => other !== entry);
    };
  };

  /** Lets time pass; what falls due runs at its moment. */
  pass(ms: number): void {
    const end = this.#now + ms;
    for (;;) {
      const next = this.#due.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#due = this.#due.filter((other) => other !== next);
      this.#now = next.at;
      next.work();
    }
    this.#now = end;
  }
}
