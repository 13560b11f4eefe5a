import { DAY_MS } from '@liora/domain/durations';

/** The first local day for which hours are understood, counted since 1970-01-01: somewhere it is still yesterday. */
export const firstDayOf = (now: Date): number => Math.floor(now.getTime() / DAY_MS) - 1;
