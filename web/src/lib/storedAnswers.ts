import { forgetOn } from './personalData.ts';
import { noteReached } from './storedPage.ts';

/** Keeps what the server answered on this device, for when it cannot be reached (features/offline). */
export interface AnswerStore {
  /** Nobody waits for it, and it never throws. */
  put: (path: readonly string[], input: unknown, answer: unknown) => void;
  /** What was answered last to the same question; undefined: nothing is kept. */
  find: (path: readonly string[], input: unknown) => Promise<unknown>;
  /** The server has refused it: what was kept of it goes, as `put` does it. */
  drop: (path: readonly string[], input: unknown) => void;
}

/**
 * Whose answers are kept. What is kept counts only under this name, so that it is gone at once, whether or not the code that
 * keeps it is there. Whose session has run out by itself can still read what is theirs.
 */
const OWNER_KEY = 'liora.offline-owner';
forgetOn(['signed out', 'blocked', 'partner changed', 'membership changed'], () =>
  globalThis.localStorage?.removeItem(OWNER_KEY),
);
export const storedOwner = (): string | null => localStorage.getItem(OWNER_KEY);
export const noteStoredOwner = (userId: string): void => localStorage.setItem(OWNER_KEY, userId);

let store: AnswerStore | null = null;

/** From now on; null: nothing is kept, and nothing looked for. */
export function setAnswerStore(next: AnswerStore | null): void {
  store = next;
}

/** Nothing came from the server, not even a refusal; nor did the asker let go of it. */
const isUnreached = (error: unknown): boolean =>
  statusOf(error) === null && !(error instanceof Error && error.name === 'AbortError');

/** Of the server's answer. */
const statusOf = (error: unknown): number | null =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : null;

/** They may not, or no longer; whose session has run out still may. */
const isRefusal = (error: unknown): boolean => [403, 404, 410].includes(statusOf(error) ?? 0);

/** The server's answer, and where it cannot be reached what was kept of it. @throws what `ask` does, when nothing was */
export async function storedAnswer(
  path: readonly string[],
  input: unknown,
  ask: () => Promise<unknown>,
): Promise<unknown> {
  if (!store) return ask();
  try {
    const answer = await ask();
    noteReached();
    store?.put(path, input, answer);
    return answer;
  } catch (error) {
    if (!isUnreached(error)) {
      if (isRefusal(error)) store?.drop(path, input);
      throw error;
    }
    const kept = await store?.find(path, input);
    if (kept === undefined) throw error;
    return kept;
  }
}
