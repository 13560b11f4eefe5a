import * as z from 'zod';
import { REMEMBERED_SEARCHES_MOST, SEARCH_QUERY_MAX_CHARS, SEARCH_TOWN_MAX_CHARS } from '../limits.ts';
import { line } from './common.ts';
import { errors } from './errors.ts';
import { read, write } from './procedure.ts';

const own = errors('UNAUTHENTICATED');

const rememberedSearch = z.object({
  id: z.uuid(),
  words: z.string(),
  /** The town that was searched around, where it was chosen by its name; never a position. */
  town: z.string().nullable(),
});
export type RememberedSearch = z.infer<typeof rememberedSearch>;

/** What somebody searched for before, which nobody else ever sees (POL-08); part of `places`. */
export const rememberedSearchesContract = {
  /** The caller's own, newest first; none while they are not remembered. */
  searches: read('/places/searches')
    .errors(own)
    .output(z.object({ on: z.boolean(), searches: z.array(rememberedSearch).max(REMEMBERED_SEARCHES_MOST) })),
  /** Remembers a search, and only where its owner wants that. The same words again are the same search, the newest. */
  rememberSearch: write('/places/searches')
    .errors(errors('UNAUTHENTICATED', 'RATE_LIMITED'))
    .input(
      z.object({
        words: line(SEARCH_QUERY_MAX_CHARS).min(1),
        town: line(SEARCH_TOWN_MAX_CHARS).min(1).nullable().default(null),
      }),
    )
    .output(z.object({})),
  /** Forgets one; what is not there, or another's, stays as it is. */
  forgetSearch: write('/places/searches/{id}', { method: 'DELETE' })
    .errors(own)
    .input(z.object({ id: z.uuid() }))
    .output(z.object({})),
  forgetSearches: write('/places/searches', { method: 'DELETE' }).errors(own).output(z.object({})),
  /** Whether searches are remembered from now on; off, what was remembered goes at once. */
  keepSearches: write('/places/searches/switch', { method: 'PUT' })
    .errors(own)
    .input(z.object({ on: z.boolean() }))
    .output(z.object({})),
};
