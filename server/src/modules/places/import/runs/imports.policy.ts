import type { ImportState } from '@liora/domain/rules/importRuns';

/** What decides what may be done with an import now. */
export interface RunStanding {
  state: ImportState;
  /** Whether a job works on it, or waits to. */
  isAtWork: boolean;
  /** Whether what it wrote over is still known. */
  journaled: boolean;
  /** Whether no import that stands has written after it. */
  isNewest: boolean;
}

/** An import that the command was killed in stands as 'applying' with no job. */
const WRITTEN: readonly ImportState[] = ['applying', 'applied', 'stopped'];

/** What an admin may do with an import (RUL-95): apply what was looked at, stop what is at work, roll back what wrote last. */
export const mayWith = ({ state, isAtWork, journaled, isNewest }: RunStanding) => ({
  apply: state === 'compared',
  stop: isAtWork,
  roll_back: !isAtWork && WRITTEN.includes(state) && journaled && isNewest,
});
