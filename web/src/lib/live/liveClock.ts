/** Time and chance, so that tests decide about both. */
export interface LiveClock {
  /** Milliseconds since the page was loaded. */
  now(): number;
  /** Runs `work` once after `ms`, unless the returned function is called before. */
  after(ms: number, work: () => void): () => void;
  /** From 0 up to 1. */
  random(): number;
}

export const browserClock: LiveClock = {
  now: () => performance.now(),
  after: (ms, work) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
};
