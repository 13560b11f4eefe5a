import * as z from 'zod';
import {
  INTEGER_MAX,
  MAPPING_PLACES_MAX,
  MAPPING_RELEVANCE_MAX,
  MAPPING_TERM_MAX_CHARS,
  MAPPINGS_TOUCHED_LISTED,
  SEARCH_TYPED_MAX_CHARS,
} from '../limits.ts';
import { CONFIDENCES, hasWord } from '../rules/searchMappings.ts';
import { cursor, line, origin, placeId, typed } from './common.ts';
import { adminErrors } from './errors.ts';
import { read, readByBody, write } from './procedure.ts';

const count = z.number().int();
const mappingId = z.int().positive().max(Number.MAX_SAFE_INTEGER);
const version = z.int().min(1).max(INTEGER_MAX);
const confidence = z.enum(CONFIDENCES);

const listed = {
  id: count,
  /** As it was typed; a search finds its places by any part of it (API-03). */
  term: z.string(),
  confidence,
  /** 0 to 100: the more relevant first where a search touches more places than it takes. */
  relevance: z.number(),
};
const mappingRow = z.object({ ...listed, places: count });
export type MappingRow = z.infer<typeof mappingRow>;

const mappedPlace = z.object({
  /** The id that stands for the place today, whichever it was mapped by. */
  id: z.string(),
  name: z.string(),
  category: z.string().nullable(),
  subcategory: z.string().nullable(),
  types: z.array(z.string()),
  address: z.string().nullable(),
  /** False: closed or gone, so no search finds it. */
  is_there: z.boolean(),
});
export type MappedPlace = z.infer<typeof mappedPlace>;

const mapping = z.object({
  ...listed,
  version: count,
  /** Found by this as well, where it is not the term itself. */
  also: z.string().nullable(),
  places: z.array(mappedPlace),
});
export type Mapping = z.infer<typeof mapping>;

/** What somebody says of a term. */
const words = z.object({
  term: line(MAPPING_TERM_MAX_CHARS).refine(hasWord, 'no word'),
  confidence,
  relevance: z.number().min(0).max(MAPPING_RELEVANCE_MAX),
  place_ids: z.array(placeId).max(MAPPING_PLACES_MAX),
});
export type MappingWords = z.output<typeof words>;

const tried = z.object({
  id: z.string(),
  name: z.string(),
  category: z.string(),
  subcategory: z.string().nullable(),
  types: z.array(z.string()),
  locality: z.string().nullable(),
  miles: z.number().nullable(),
  /** The term that it is mapped to, the most relevant one that the query touches; null: the search finds it by itself. */
  mapped_by: z.string().nullable(),
  /** Its place in the other list, from 1 on; null where it is not on the first page there. */
  other: count.nullable(),
});
export type TriedPlace = z.infer<typeof tried>;

const touched = z.object({ id: count, term: z.string() });

/** Words that are mapped to places (SRCH-26, API-03, RUL-97), for admins alone; anybody else is told NOT_FOUND (RUL-95). */
export const searchMappingsContract = {
  /** Mappings in the order of their terms; with a text those that have it in them. */
  list: readByBody('/search-mappings/list')
    .errors(adminErrors())
    .input(z.object({ text: typed(MAPPING_TERM_MAX_CHARS).default(''), cursor: cursor.optional() }))
    .output(
      z.object({
        mappings: z.array(mappingRow),
        /** How many have the text in them, and how many there are. */
        found: count,
        total: count,
        nextCursor: z.string().nullable(),
      }),
    ),
  get: read('/search-mappings/mapping')
    .errors(adminErrors())
    .input(z.object({ id: mappingId }))
    .output(z.object({ mapping })),
  /**
   * Makes a mapping, or changes one that still stands as `version`. A place has to be an imported one that is there, or one
   * that is mapped already. Repeated it is the same save. What is refused changes nothing, and `mapping` is how the one stands
   * that is in the way: 'changed' this one meanwhile, 'exists' another one of that term; 'no_place' names the place.
   */
  save: write('/search-mappings', { method: 'PUT' })
    .errors(adminErrors())
    .input(words.extend({ of: z.object({ id: mappingId, version }).nullable() }))
    .output(
      z.object({
        mapping: mapping.nullable(),
        refused: z.enum(['changed', 'removed', 'exists', 'full', 'no_place']).nullable(),
        place: z.string().nullable(),
      }),
    ),
  /** Takes out a mapping that still stands as `version`; what it was, to be saved again. Repeated it changes nothing. */
  remove: write('/search-mappings/remove')
    .errors(adminErrors())
    .input(z.object({ id: mappingId, version }))
    .output(
      z.object({
        /** Of its places those that are there, by the ids that they were mapped by. */
        removed: words
          .extend({ term: z.string(), relevance: z.number(), place_ids: z.array(z.string()) })
          .nullable(),
        /** How many of its places were closed. */
        closed: count,
        refused: z.enum(['changed']).nullable(),
      }),
    ),
  /**
   * The first page of the search as it is, and as it would be with a mapping that is not saved, in place of the stored one
   * where it has an id.
   */
  try: readByBody('/search-mappings/try')
    .errors(adminErrors('BUSY'))
    .input(
      z.object({
        q: typed(SEARCH_TYPED_MAX_CHARS),
        origin,
        mapping: words.extend({ id: mappingId.nullable() }).nullable(),
      }),
    )
    .output(
      z.object({
        before: z.array(tried),
        after: z.array(tried).nullable(),
        /** Whether the query is a part of the term that is tried. */
        applies: z.boolean(),
        /** Stored mappings that the query touches, the most relevant first, and how many. */
        touched: z.object({ mappings: z.array(touched).max(MAPPINGS_TOUCHED_LISTED), count }),
      }),
    ),
};
