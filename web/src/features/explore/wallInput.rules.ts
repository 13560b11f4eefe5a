import { clockOf, instantOnWall } from '@liora/domain/rules/hoursClock';

/** '2026-05-15T19:30' on the clocks of `timeZone`, as the browser's control for a day and time wants it. */
export function toInput(at: Date, timeZone: string): string {
  const instant = at.getTime();
  return new Date(instant + clockOf(timeZone)(instant)).toISOString().slice(0, 16);
}

/** The instant that was picked there. */
export const fromInput = (picked: string, timeZone: string): Date =>
  new Date(instantOnWall(Date.parse(`${picked}Z`), clockOf(timeZone)));
