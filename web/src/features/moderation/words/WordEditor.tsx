import type { MappedPlace } from '@liora/domain/contract/searchMappings';
import { SEARCH_MAPPINGS_MAX } from '@liora/domain/limits';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId, useState } from 'react';
import { errorText } from '../../../text/errors.ts';
import { InlineError } from '../../../ui/InlineError.tsx';
import { MappedPlaces } from './MappedPlaces.tsx';
import { useRemoveWord } from './useRemoveWord.ts';
import { type Refusal, useSaveWord } from './useSaveWord.ts';
import { WordActs } from './WordActs.tsx';
import { WordFields } from './WordFields.tsx';
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
  const discard = () => {
    saving.reset();
    setTried(false);
    onEdit(item, undefined);
  };
  const { refusal } = saving;
  const { of: stored } = draft;
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
        <WordFields draft={draft} also={also} problems={problems} onChange={change} />
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
      <WordActs
        form={form}
        saving={saving.busy}
        removing={removing.busy}
        onDiscard={isChanged ? discard : undefined}
        onRemove={stored ? () => removing.remove(stored) : undefined}
      />
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
