import * as z from 'zod';

/** Where the next page begins: after the last place of this one, in the order group, score, step, nearness, key. */
const located = z.tuple([z.literal('near'), z.number(), z.number(), z.number(), z.number(), z.number()]);
/** The same among places without coordinates: after the place with this key, by name. */
const nowhere = z.tuple([z.literal('nowhere'), z.number().int()]);

const position = z.object({
  after: z.union([located, nowhere]),
  /** Places shown so far: lists end at 1,000. */
  shown: z.number().int().min(0),
  /** Whether it is the list of the keyword, because nothing had all words. */
  byKeyword: z.boolean(),
  /** Radius of the first page, miles: a halved one stays halved. */
  radius: z.number(),
});
export type PagePosition = z.infer<typeof position>;

export function writeCursor(page: PagePosition): string {
  return Buffer.from(JSON.stringify(page)).toString('base64url');
}

/** Null for text that is no cursor: the search then begins anew. */
export function readCursor(cursor: string | undefined): PagePosition | null {
  if (!cursor) return null;
  try {
    return position.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    return null;
  }
}
