import { formatList } from '@liora/domain/i18n/format';
import { TwoVersions } from '../../../ui/TwoVersions.tsx';
import type { WordDraft } from './wordDraft.rules.ts';
import { wordsText } from './words.text.ts';

interface WordVersionsProps {
  theirs: WordDraft;
  yours: WordDraft;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

const placesWords = ({ places }: WordDraft) => formatList(places.map(({ name }) => name).sort(), 'unit');

/** A mapping as it is stored by now, and as it was written here. */
export function WordVersions({ theirs, yours, ...answers }: WordVersionsProps) {
  const fields = [
    { field: wordsText.term, of: ({ term }: WordDraft) => term },
    {
      field: wordsText.confidence,
      of: ({ confidence }: WordDraft) => wordsText.confidences[confidence],
    },
    { field: wordsText.relevance, of: ({ relevance }: WordDraft) => relevance },
    { field: wordsText.mapped, of: placesWords },
  ];
  const differences = fields
    .map(({ field, of }) => ({ field, theirs: of(theirs), yours: of(yours) }))
    .filter((one) => one.theirs !== one.yours);
  return <TwoVersions differences={differences} {...answers} />;
}
