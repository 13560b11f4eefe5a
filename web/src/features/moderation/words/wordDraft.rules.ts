import type { MappedPlace, Mapping, MappingWords } from '@liora/domain/contract/searchMappings';
import { MAPPING_RELEVANCE_MAX } from '@liora/domain/limits';
import { type Confidence, hasWord } from '@liora/domain/rules/searchMappings';

/** A mapping as it is being written. */
export interface WordDraft {
  /** The stored one that it changes, as it was when it was begun; null: a new one. */
  of: { id: number; version: number } | null;
  term: string;
  confidence: Confidence;
  /** As it is typed. */
  relevance: string;
  places: readonly MappedPlace[];
}

export const NEW_WORD: WordDraft = { of: null, term: '', confidence: 'medium', relevance: '50', places: [] };

export const draftOf = ({ id, version, term, confidence, relevance, places }: Mapping): WordDraft => ({
  of: { id, version },
  term,
  confidence,
  relevance: String(relevance),
  places,
});

const relevanceOf = ({ relevance }: WordDraft): number | null => {
  const number = Number(relevance.replace(',', '.'));
  return relevance.trim() !== '' && number >= 0 && number <= MAPPING_RELEVANCE_MAX ? number : null;
};

export type DraftProblem = 'term' | 'relevance';

export function problemsOf(draft: WordDraft): DraftProblem[] {
  const problems: DraftProblem[] = [];
  if (!hasWord(draft.term)) problems.push('term');
  if (relevanceOf(draft) === null) problems.push('relevance');
  return problems;
}

/** What the server is told of it; null where something of it cannot be stored. */
export function wordsOf(draft: WordDraft): MappingWords | null {
  const relevance = relevanceOf(draft);
  if (relevance === null || !hasWord(draft.term)) return null;
  const { term, confidence, places } = draft;
  return { term: term.trim(), confidence, relevance, place_ids: places.map(({ id }) => id) };
}
