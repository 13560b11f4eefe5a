import * as z from 'zod';
import { SAVED_NOTE_MAX_CHARS } from '../limits.ts';
import { SAVED_MARKS } from '../rules/savedPlaces.ts';
import { paragraphs } from './common.ts';

/** What somebody says of a place that they saved; nobody else reads it. */
export const savedWords = z.object({
  mark: z.enum(SAVED_MARKS).nullable(),
  note: paragraphs(SAVED_NOTE_MAX_CHARS).nullable(),
});
export type SavedWords = z.infer<typeof savedWords>;
