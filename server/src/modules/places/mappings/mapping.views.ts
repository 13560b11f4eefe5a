import type { Mapping, MappingRow } from '@liora/domain/contract/searchMappings';
import { fold } from '../search/understand/fold.rules.ts';
import type {
  KnownPlace,
  ListedMapping,
  StoredMapping,
  MappingRow as StoredRow,
} from './mappings.queries.ts';

const listed = ({ id, search_term, confidence_level, relevance_score }: StoredRow) => ({
  id,
  term: search_term,
  confidence: confidence_level,
  relevance: relevance_score,
});

export const toMappingRow = (row: ListedMapping): MappingRow => ({ ...listed(row), places: row.places });

/** A mapping with its places of today: what is there first, then by name. */
export function toMapping(row: StoredMapping, places: readonly KnownPlace[]): Mapping {
  const once = new Map(places.map((place) => [place.id, place]));
  const named = [...once.values()].map(({ given: _, name, ...place }) => ({
    ...place,
    name: name ?? place.id,
  }));
  named.sort((a, b) => Number(b.is_there) - Number(a.is_there) || a.name.localeCompare(b.name));
  const isSame = fold(row.normalized_term) === fold(row.search_term);
  return { ...listed(row), version: row.version, also: isSame ? null : row.normalized_term, places: named };
}
