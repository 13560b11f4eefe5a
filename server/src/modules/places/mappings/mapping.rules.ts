import type { MappingWords } from '@liora/domain/contract/searchMappings';
import type { KnownPlace, StoredMapping } from './mappings.queries.ts';

/** Today's ids, each once. */
const idsOf = (places: readonly KnownPlace[]) => new Set(places.map(({ id }) => id));

/**
 * The ids that are stored for the places that are wanted. What is mapped already stays mapped by the id that it was mapped by:
 * so what was merged since is a place of its own again when the merge is undone. `stored`: what is mapped so far.
 */
export function idsToStore(stored: readonly KnownPlace[], wanted: readonly KnownPlace[]): string[] {
  const [known, asked] = [idsOf(stored), idsOf(wanted)];
  const kept = stored.filter(({ id }) => asked.has(id));
  const added = wanted.filter(({ id }) => !known.has(id));
  return [...new Set([...kept, ...added].map(({ given }) => given))];
}

/** A wanted place that can neither be found nor was mapped so far; undefined: all may be mapped. */
export function missingPlace(
  stored: readonly KnownPlace[],
  wanted: readonly KnownPlace[],
): KnownPlace | undefined {
  const known = idsOf(stored);
  return wanted.find(({ id, is_there }) => !is_there && !known.has(id));
}

/** Whether a mapping says what is asked for already. */
export function saysTheSame(
  mapping: StoredMapping,
  stored: readonly KnownPlace[],
  asked: Omit<MappingWords, 'place_ids'>,
  wanted: readonly KnownPlace[],
): boolean {
  const sameWords =
    mapping.search_term === asked.term &&
    mapping.confidence_level === asked.confidence &&
    mapping.relevance_score === asked.relevance;
  const [known, wished] = [idsOf(stored), idsOf(wanted)];
  return sameWords && known.size === wished.size && [...known].every((id) => wished.has(id));
}

type Details = Record<string, string | number | null>;

/** A mapping as the list of actions tells it. */
export const detailsOf = (mapping: Omit<StoredMapping, 'id' | 'version'>): Details => ({
  term: mapping.search_term,
  confidence: mapping.confidence_level,
  relevance: mapping.relevance_score,
  places: mapping.place_ids.join(' '),
});

/** What of it is another now: as it was, and as it is. */
export function changesOf(before: Details, after: Details): Details {
  const changed = Object.keys(after).filter((name) => before[name] !== after[name]);
  return Object.fromEntries(
    changed.flatMap((name) => [
      [`${name}_before`, before[name] ?? null],
      [name, after[name] ?? null],
    ]),
  );
}
