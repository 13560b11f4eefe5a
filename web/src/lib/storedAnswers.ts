import type { ReadThrough } from './readThrough.ts';
import { noteReached } from './storedPage.ts';

/** Stores what the server answered on this device, for when it cannot be reached (features/offline). */
export interface AnswerStore {
  /** Nobody waits for it, and it never throws. */
  put: (path: readonly string[], input: unknown, answer: unknown) => void;
  /** What was answered last to the same question; undefined: nothing is stored. */
  find: (path: readonly string[], input: unknown) => Promise<unknown>;
  /** The server has refused it: what was stored of it goes, as `put` does it. */
  drop: (path: readonly string[], input: unknown) => void;
}

/** Of the server's answer. */
export const statusOf = (error: unknown): number | null =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : null;

/** Nothing came from the server, not even a refusal; nor did the asker let go of it. */
export const isUnreached = (error: unknown): boolean =>
  statusOf(error) === null && !(error instanceof Error && error.name === 'AbortError');

/** They may not, or no longer; whose session has run out still may. */
const isRefusal = (error: unknown): boolean => [403, 404, 410].includes(statusOf(error) ?? 0);

/** The server's answer, and where it cannot be reached what was stored of it. @throws what `ask` does, when nothing was */
export const throughStore =
  (store: AnswerStore): ReadThrough =>
  async (path, input, ask) => {
    try {
      const answer = await ask();
      noteReached();
      store.put(path, input, answer);
      return answer;
    } catch (error) {
      if (!isUnreached(error)) {
        if (isRefusal(error)) store.drop(path, input);
        throw error;
      }
      const stored = await store.find(path, input);
      if (stored === undefined) throw error;
      return stored;
    }
  };
