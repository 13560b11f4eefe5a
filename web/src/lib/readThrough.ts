import { forgetOn } from './personalData.ts';

/** What reads go through on their way to the server: `ask` asks it. */
export type ReadThrough = (
  path: readonly string[],
  input: unknown,
  ask: () => Promise<unknown>,
) => Promise<unknown>;

let through: ReadThrough | null = null;

/** From now on; null: nothing. Its code comes when somebody uses it (lib/storedAnswers.ts). */
export function setReadThrough(next: ReadThrough | null): void {
  through = next;
}

export const isReadThrough = (): boolean => through !== null;

export const readThrough: ReadThrough = (path, input, ask) => (through ? through(path, input, ask) : ask());

/**
 * Whose answers are stored on this device. They count only under this name, so that they are gone at once, whether or not
 * the code that stores them is there. Whose session has run out by itself can still read what is theirs.
 */
export const STORED_OWNER_KEY = 'liora.offline-owner';
forgetOn(['signed out', 'blocked', 'partner changed', 'membership changed'], () =>
  globalThis.localStorage?.removeItem(STORED_OWNER_KEY),
);
export const storedOwner = (): string | null => localStorage.getItem(STORED_OWNER_KEY);
export const noteStoredOwner = (userId: string): void => localStorage.setItem(STORED_OWNER_KEY, userId);
