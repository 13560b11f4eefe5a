import type { MappedPlace } from '@liora/domain/contract/searchMappings';
import { MAPPING_TERM_MAX_CHARS, SEARCH_MAPPINGS_MAX } from '@liora/domain/limits';
import { CONFIDENCES } from '@liora/domain/rules/searchMappings';
import { Link } from '@tanstack/react-router';
import { Check, Trash2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { errorText } from '../../../text/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { InlineError } from '../../../ui/InlineError.tsx';
import { SegmentedRadio } from '../../../ui/SegmentedRadio.tsx';
import { MappedPlaces } from './MappedPlaces.tsx';
import { useRemoveWord } from './useRemoveWord.ts';
import { type Refusal, useSaveWord } from './useSaveWord.ts';
import { WordVersions } from './WordVersions.tsx';
import { draftOf, problemsOf, type WordDraft } from './wordDraft.rules.ts';
import { wordsText } from './words.text.ts';

interface WordEditorProps {
  item: string;
  draft: WordDraft;
  also: string | null;
  isChanged: boolean;
  onEdit: (key: string, draft: WordDraft | undefined) => void;
  onOpen: (item: string | undefined) => void;
}

/** What a term is mapped to. What was typed stays until it is saved or discarded, whatever the server says. */
export function WordEditor({ item, draft, also, isChanged, onEdit, onOpen }: WordEditorProps) {
  const form = useId();
  const [tried, setTried] = useState(false);
  const saving = useSaveWord({ item, onEdit, onOpen });
  const removing = useRemoveWord({ onDone: () => leave(undefined) });
  const leave = (to: string | undefined) => {
    onEdit(item, undefined);
    onOpen(to);
  };
  const problems = tried ? problemsOf(draft) : [];
  const change = (changed: Partial<WordDraft>) => {
    saving.reset();
    onEdit(item, { ...draft, ...changed });
  };
  const save = (version: WordDraft) => {
    setTried(true);
    if (problemsOf(version).length === 0) saving.save(version);
  };
  const { refusal } = saving;
  const meanwhile = refusal?.kind === 'changed' ? refusal.mapping : null;
  return (
    <section aria-labelledby={`${form}-title`} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h2 id={`${form}-title`} className="t1 text-[2rem]/[1.15] wrap-anywhere md:text-[2.25rem]">
        {draft.of ? draft.term || wordsText.term : wordsText.createTitle}
      </h2>
      <form
        id={form}
        noValidate
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          save(draft);
        }}
      >
        <Field
          label={wordsText.term}
          help={also === null ? wordsText.termHelp : wordsText.also(also)}
          error={problems.includes('term') && wordsText.termMissing}
          maxLength={MAPPING_TERM_MAX_CHARS}
          autoComplete="off"
          value={draft.term}
          onChange={(event) => change({ term: event.target.value })}
        />
        <SegmentedRadio
          label={wordsText.confidence}
          value={draft.confidence}
          options={CONFIDENCES.map((value) => ({ value, label: wordsText.confidences[value] }))}
          onValueChange={(confidence) => change({ confidence })}
        />
        <Field
          label={wordsText.relevance}
          help={wordsText.relevanceHelp}
          error={problems.includes('relevance') && wordsText.relevanceWrong}
          inputMode="decimal"
          autoComplete="off"
          className="max-w-80"
          value={draft.relevance}
          onChange={(event) => change({ relevance: event.target.value })}
        />
      </form>
      <MappedPlaces places={draft.places} onChange={(places: readonly MappedPlace[]) => change({ places })} />
      {meanwhile && (
        <WordVersions
          theirs={draftOf(meanwhile)}
          yours={draft}
          onKeepMine={() => save({ ...draft, of: draftOf(meanwhile).of })}
          onTakeTheirs={() => {
            saving.reset();
            onEdit(item, undefined);
          }}
        />
      )}
      <InlineError className="empty:hidden">
        {refusalWords(refusal, draft.of !== null) ??
          failureWords(saving.error, wordsText.failed) ??
          failureWords(removing.error, wordsText.removeFailed) ??
          (removing.isLate ? wordsText.changedMeanwhile : null)}
      </InlineError>
      <div className="flex flex-wrap items-center gap-3 max-md:*:grow">
        <Button type="submit" form={form} icon={<Check />} busy={saving.busy} busyLabel={wordsText.saving}>
          {wordsText.save}
        </Button>
        {isChanged && (
          <Button
            variant="quiet"
            onClick={() => {
              saving.reset();
              setTried(false);
              onEdit(item, undefined);
            }}
          >
            {wordsText.discard}
          </Button>
        )}
        {draft.of && (
          <Button
            variant="danger"
            icon={<Trash2 />}
            busy={removing.busy}
            onClick={() => draft.of && removing.remove(draft.of)}
          >
            {wordsText.remove}
          </Button>
        )}
        <span className="text-small text-ink-2">{wordsText.soon}</span>
      </div>
    </section>
  );
}

const failureWords = (error: Error | null, otherwise: string) => error && errorText(error, otherwise);

function refusalWords(refusal: Refusal | null, isStored: boolean): ReactNode {
  switch (refusal?.kind) {
    case 'exists':
      return (
        <>
          {wordsText.exists}{' '}
          <Link
            to="/admin/places"
            search={{ tab: 'words', item: String(refusal.mapping?.id) }}
            className="text-link"
          >
            {wordsText.openIt}
          </Link>
        </>
      );
    case 'full':
      return wordsText.full(SEARCH_MAPPINGS_MAX);
    case 'no_place':
      return wordsText.noPlace(refusal.place ?? '');
    case 'removed':
      return isStored ? null : wordsText.removedMeanwhile;
    default:
      return null;
  }
}
