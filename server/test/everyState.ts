import type { State } from './thing.ts';

/** All combinations of these flags that `isPossible` allows. */
export function everyState(flags: readonly string[], isPossible: (state: State) => boolean): State[] {
  return Array.from({ length: 2 ** flags.length }, (_, bits) =>
    Object.fromEntries(flags.map((flag, n) => [flag, (bits & (1 << n)) > 0])),
  ).filter(isPossible);
}

/** The flags that are set, as words. */
export const stateWords = (state: State): string =>
  Object.keys(state)
    .filter((flag) => state[flag])
    .map((flag) => flag.replace('is_', ''))
    .join(' ') || 'plain';
