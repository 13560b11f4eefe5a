import type { Origin } from '@liora/domain/contract/common';
import { searchInput } from '@liora/domain/contract/places';
import type { MappingWords, TriedPlace } from '@liora/domain/contract/searchMappings';
import { MAPPINGS_TOUCHED_LISTED, SEARCH_MAPPINGS_MAX } from '@liora/domain/limits';
import type { Caller, SignedInCaller } from '../../../rpc/context.ts';
import { type CategoryMapping, readMappings } from '../search/find/search.queries.ts';
import { searchPlaces } from '../search/search.service.ts';
import { fold } from '../search/understand/fold.rules.ts';
import { mappedPlaces, touchedBy } from '../search/understand/mappings.rules.ts';
import { understand } from '../search/understand/understand.rules.ts';
import { knownPlaces } from './mappings.queries.ts';
import { toTried } from './tried.views.ts';

type Draft = MappingWords & { id: number | null };

interface Tried {
  before: TriedPlace[];
  after: TriedPlace[] | null;
  applies: boolean;
  touched: { mappings: { id: number; term: string }[]; count: number };
}

/**
 * The search itself, twice: with the mappings that are stored, and with one that is not saved among them. As a visitor has it,
 * without pins of the admin's own.
 */
export async function tryQuery(
  caller: SignedInCaller,
  { q, origin, mapping }: { q: string; origin: Origin; mapping: Draft | null },
): Promise<Tried> {
  const visitor: Caller = { ...caller, viewer: null };
  const stored = await readMappings(caller.deps.searchPool);
  const words = understand(q);
  const input = searchInput.parse({ q, origin });
  const touched = touchedBy(stored, words);
  const before = (await searchPlaces(visitor, input, stored)).places;
  const told = {
    mappings: touched.slice(0, MAPPINGS_TOUCHED_LISTED).map(({ id, term }) => ({ id, term })),
    count: touched.length,
  };
  const mapped = mappedPlaces(touched);
  if (!mapping) return { before: toTried(before, mapped, []), after: null, applies: false, touched: told };
  const draft = await asStored(
    caller,
    mapping,
    stored.find(({ id }) => id === mapping.id),
  );
  const changed = inOrder([...stored.filter(({ id }) => id !== mapping.id), draft]);
  const after = (await searchPlaces(visitor, input, changed)).places;
  return {
    before: toTried(before, mapped, after),
    after: toTried(after, mappedPlaces(touchedBy(changed, words)), before),
    applies: touchedBy([draft], words).length > 0,
    touched: told,
  };
}

/** As a search would read it once it is saved; one without an id comes after all others of its relevance. */
async function asStored(
  { deps }: SignedInCaller,
  draft: Draft,
  now: CategoryMapping | undefined,
): Promise<CategoryMapping> {
  const places = await knownPlaces(deps.db, draft.place_ids);
  const { id, term, relevance } = draft;
  return {
    id: id ?? Number.MAX_SAFE_INTEGER,
    term,
    relevance,
    // A second word that it has at the database stays as long as the first one does.
    terms: now?.term === term ? now.terms : [fold(term)],
    place_ids: places.map((place) => place.id),
  };
}

/** The most relevant first, and no more than a search reads (API-03). */
const inOrder = (mappings: readonly CategoryMapping[]) =>
  mappings.toSorted((a, b) => b.relevance - a.relevance || a.id - b.id).slice(0, SEARCH_MAPPINGS_MAX);
