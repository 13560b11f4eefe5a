import * as z from 'zod';

/** One stop of a date as it is written in its file: words, in the language of whoever saved it. */
const sheetStop = z.object({
  name: z.string(),
  /** '7:30 PM', by the clock of the place; null where no time is planned. */
  time: z.string().nullable(),
  /** What is known of it, a line each: kind, how long, what it costs. */
  about: z.array(z.string()),
  address: z.string().nullable(),
  /** Open or closed then; null where hours are unknown or the place is none of ours. */
  hours: z.string().nullable(),
  phone: z.string().nullable(),
  website: z.string().nullable(),
  /** The curator's line. */
  note: z.string().nullable(),
  /** Degrees, WGS 84; null for places without coordinates. */
  spot: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  /** The way to the next stop, '7 minutes on foot'; null where it is not known and at the last. */
  leg: z.string().nullable(),
});
export type SheetStop = z.infer<typeof sheetStop>;

/** What a date file tells. Nothing of whoever saved it or made the plan. */
export const dateSheet = z.object({
  /** Of this form. A later form has another number and is not read by this version. */
  format: z.literal(1),
  title: z.string(),
  /** 'Saturday, November 28, 2026'. */
  day: z.string(),
  /** 'San Francisco', '1.4 mi on foot': what stands below the title. */
  about: z.array(z.string()),
  description: z.string(),
  /** When its facts were looked up, in words. */
  made: z.string(),
  /** Whose data the map is drawn from, to be shown with it; null without a map. */
  map_attribution: z.string().nullable(),
  stops: z.array(sheetStop),
});
export type DateSheet = z.infer<typeof dateSheet>;
