import { INSTANTS_FROM_YEAR, INSTANTS_UNTIL_YEAR } from '../limits.ts';

/** Whether somebody may plan for an instant; not for what is none. */
export function isPlannable(at: Date): boolean {
  const year = at.getUTCFullYear();
  return year >= INSTANTS_FROM_YEAR && year < INSTANTS_UNTIL_YEAR;
}
