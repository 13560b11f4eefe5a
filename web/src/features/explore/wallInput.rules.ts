import { INSTANTS_UNTIL_YEAR } from '@liora/domain/limits';
import { clockOf, instantOnWall } from '@liora/domain/rules/hoursClock';
import { isPlannable } from '@liora/domain/rules/plannable';

/** The last time that can be picked there; it also keeps years at four digits. */
export const LAST_INPUT = `${INSTANTS_UNTIL_YEAR - 1}-12-31T23:59`;

/** '2026-05-15T19:30' on the clocks of `timeZone`, as the browser's control for a day and time wants it. */
export function toInput(at: Date, timeZone: string): string {
  const instant = at.getTime();
  return new Date(instant + clockOf(timeZone)(instant)).toISOString().slice(0, 16);
}

/** The instant that was picked there; null for a year on the way to being typed, and for what nobody plans for. */
export function fromInput(picked: string, timeZone: string): Date | null {
  const wall = new Date(`${picked}Z`);
  if (!isPlannable(wall)) return null;
  return new Date(instantOnWall(wall.getTime(), clockOf(timeZone)));
}
