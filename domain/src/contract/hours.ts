import { z } from 'zod';

/** Minutes, half open: [start, end). Of the week (Monday 00:00 = 0) or of a day. */
export const minuteSpan = z.tuple([z.number(), z.number()]);

/** Spans of every week, and what holds instead on single local dates (YYYY-MM-DD): minutes of that day. */
export const weekPattern = z.object({
  weekly: z.array(minuteSpan),
  exceptions: z.record(z.string(), z.array(minuteSpan)),
});

/** One week: when it is open, and when nobody can say whether it is. */
export const weekHours = z.object({ open: z.array(minuteSpan), unknown: z.array(minuteSpan) });
