import { SEARCH_MAX_RADIUS_MILES, SEARCH_MAX_RESULTS } from '@liora/domain/limits';
import * as z from 'zod';
import { readJsonCursor, writeJsonCursor } from '../../../db/jsonCursor.ts';

/** Groups and steps of an order: a handful. */
const small = z.number().int().min(-1000).max(1000);
const key = z.number().int().min(0);
const count = z.number().int().min(0).max(SEARCH_MAX_RESULTS);

/** Where the next page begins: after the last place of this one, in the order group, score, step, nearness, key. */
const located = z.tuple([z.literal('near'), small, z.number(), small, z.number(), key]);
/** The same among places without coordinates: after the place with this key, by name. */
const unlocated = z.tuple([z.literal('nowhere'), key]);

const position = z.object({
  after: z.union([located, unlocated]),
  /** Places shown so far: lists end at 1,000. */
  shown: count,
  /** Whether it is the list of the keyword, because nothing had all words. */
  byKeyword: z.boolean(),
  /** Radius of the first page, miles: a halved one stays halved. */
  radius: z.number().min(0.01).max(SEARCH_MAX_RADIUS_MILES),
});
export type PagePosition = z.infer<typeof position>;

export const writeCursor = (page: PagePosition): string => writeJsonCursor(page);

/** Null for text that is no cursor: the search then begins anew. */
export function readCursor(cursor: string | undefined): PagePosition | null {
  return position.safeParse(readJsonCursor(cursor)).data ?? null;
}
