import { MAPPING_TERM_MAX_CHARS } from '@liora/domain/limits';
import { CONFIDENCES } from '@liora/domain/rules/searchMappings';
import { Field } from '../../../ui/Field.tsx';
import { SegmentedRadio } from '../../../ui/SegmentedRadio.tsx';
import type { problemsOf, WordDraft } from './wordDraft.rules.ts';
import { wordsText } from './words.text.ts';

interface WordFieldsProps {
  draft: WordDraft;
  also: string | null;
  problems: ReturnType<typeof problemsOf>;
  onChange: (changed: Partial<WordDraft>) => void;
}

/** The term, how sure the mapping is, and how far up it leads. */
export function WordFields({ draft, also, problems, onChange }: WordFieldsProps) {
  return (
    <>
      <Field
        label={wordsText.term}
        help={also === null ? wordsText.termHelp : wordsText.also(also)}
        error={problems.includes('term') && wordsText.termMissing}
        maxLength={MAPPING_TERM_MAX_CHARS}
        autoComplete="off"
        value={draft.term}
        onChange={(event) => onChange({ term: event.target.value })}
      />
      <SegmentedRadio
        label={wordsText.confidence}
        value={draft.confidence}
        options={CONFIDENCES.map((value) => ({ value, label: wordsText.confidences[value] }))}
        onValueChange={(confidence) => onChange({ confidence })}
      />
      <Field
        label={wordsText.relevance}
        help={wordsText.relevanceHelp}
        error={problems.includes('relevance') && wordsText.relevanceWrong}
        inputMode="decimal"
        autoComplete="off"
        className="max-w-80"
        value={draft.relevance}
        onChange={(event) => onChange({ relevance: event.target.value })}
      />
    </>
  );
}
