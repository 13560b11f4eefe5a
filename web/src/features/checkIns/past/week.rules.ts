import { DAY_MS } from '@liora/domain/durations';

/** The seven dates of a week, from its Monday. */
export const daysOfWeek = (monday: string): string[] =>
  Array.from({ length: 7 }, (_, day) =>
    new Date(Date.parse(`${monday}T00:00:00Z`) + day * DAY_MS).toISOString().slice(0, 10),
  );
