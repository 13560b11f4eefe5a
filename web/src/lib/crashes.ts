import { LostPart } from './lazyPart.ts';

export interface CrashNote {
  kind: 'screen' | 'page';
  error: Error;
}

/** What broke before anything could be done about it; few, for the first says what is wrong. */
const MOST_WAITING = 5;
const waiting: CrashNote[] = [];
let take = (note: CrashNote): void => {
  if (waiting.length < MOST_WAITING) waiting.push(note);
};

/** Notes that something broke. What did not arrive, was given up or refused is no crash. */
export function noteCrash(kind: CrashNote['kind'], error: unknown): void {
  if (!(error instanceof Error) || error instanceof LostPart) return;
  if (error.name !== 'AbortError' && !('code' in error)) take({ kind, error });
}

/** Errors of the page that nobody catches. */
export function watchPage(): void {
  addEventListener('error', ({ error }) => noteCrash('page', error));
  addEventListener('unhandledrejection', ({ reason }) => noteCrash('page', reason));
}

/** From now on `handle` is told, first of what waited. */
export function takeCrashes(handle: (note: CrashNote) => void): void {
  take = handle;
  for (const note of waiting.splice(0)) handle(note);
}
