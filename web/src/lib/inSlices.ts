import { nextTask } from './nextTask.ts';

/** Of a frame of 16 ms, so that scrolling goes on beside it. */
const SLICE_MS = 8;

/**
 * For long work in steps: wait for what this gives between two of them. Every few milliseconds it lets the browser paint and
 * answer first.
 * @returns a function that throws when `signal` was aborted meanwhile
 */
export function inSlices(signal: AbortSignal): () => Promise<void> {
  let until = performance.now() + SLICE_MS;
  return async () => {
    if (performance.now() >= until) {
      await nextTask();
      until = performance.now() + SLICE_MS;
    }
    signal.throwIfAborted();
  };
}
