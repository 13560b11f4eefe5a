import * as z from 'zod';
import { TIME_ZONE_MAX_CHARS } from '../limits.ts';
import { canonicalNamedZone } from '../rules/hoursClock.ts';
import { MOODS } from '../rules/moods.ts';
import { isStorable, toLine, toParagraphs, toStorable } from '../rules/plainText.ts';
import { isPlannable } from '../rules/plannable.ts';

/** Any text that comes in, as it was typed: for what is looked up, and for secrets. */
export const text = (max: number) => z.string().max(max).refine(isStorable, 'not text');
/** What somebody is looking for: every key press is answered, so what is no text is only left out. */
export const typed = (max: number) => z.string().max(max).overwrite(toStorable);
/** A title or a name: one line that reads as it is written (FIX-16). */
export const line = (max: number) =>
  text(max * 4)
    .overwrite(toLine)
    .max(max);
/** Text of several lines. */
export const paragraphs = (max: number) =>
  text(max * 4)
    .overwrite(toParagraphs)
    .max(max);

/** Finer than a centimetre is noise, and numbers next to zero do not fit the columns that positions are kept in. */
const toCentimetres = (degrees: number) => Math.round(degrees * 1e7) / 1e7 + 0;
const degrees = (most: number) => z.number().min(-most).max(most).overwrite(toCentimetres);
export const latitude = degrees(85);
export const longitude = degrees(180);

/** Degrees, WGS 84; both or neither. */
export const origin = z.object({ latitude, longitude });
export type Origin = z.infer<typeof origin>;

/** Public id of a place in addresses: place_id, or the id of a venue, restaurant or pin (RUL-78). */
export const placeId = z.string().regex(/^[A-Za-z0-9_-]{1,80}$/);
export const planId = z.uuid();
/** Of a change that may be sent twice, because the first answer got lost: with the same one it is made once. */
export const requestId = z.uuid().optional();

export const mood = z.enum(MOODS);
const isNear = (instant: string) => isPlannable(new Date(instant));
/** ISO 8601 instant with offset, of a time that somebody may plan for. */
export const instant = z.iso.datetime({ offset: true }).refine(isNear, 'too far away');
/** A day as '2026-05-16'. PostgreSQL knows no year 0. */
export const day = z.iso.date().refine((date) => date >= '0001', 'no such year');
/** A day that somebody may plan for. */
export const nearDay = day.refine(isNear, 'too far away');
/** Name of a time zone in the IANA database: 'America/Los_Angeles', no offset. */
export const timeZone = text(TIME_ZONE_MAX_CHARS).refine(
  (name) => canonicalNamedZone(name) !== null,
  'no IANA time zone',
);
/** Opaque: where the next page begins. Whoever reads it checks all of it; what is none of ours begins anew. */
export const cursor = z.string().regex(/^[\w.:~-]{0,400}$/);
/** 0 free to 4 very expensive; null is unknown (RUL-54). */
export const priceLevel = z.number().int().min(0).max(4).nullable();

export const person = z.object({
  user_id: z.string(),
  username: z.string(),
  /** Where the smallest size of their photo is served (contract/photos.ts): to whoever may see them. */
  profile_photo_url: z.string().nullable(),
});
export type Person = z.infer<typeof person>;
