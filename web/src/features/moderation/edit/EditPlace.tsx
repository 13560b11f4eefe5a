import type { EditablePlace } from '@liora/domain/contract/placeFields';
import { kindWords } from '@liora/domain/rules/kindWords';
import { PLACE_FIELDS } from '@liora/domain/rules/placeFields';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Vignette } from '../../../art/Vignette.tsx';
import { errorCode } from '../../../lib/api.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { QueryArea } from '../../../ui/QueryArea.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { confidenceWords } from '../directory/confidence.rules.ts';
import { shortSource } from '../directory/sourceLine.rules.ts';
import { editText } from './edit.text.ts';
import { editableOptions } from './editable.queries.ts';
import { FieldControl } from './FieldControl.tsx';
import { FieldRow } from './FieldRow.tsx';
import { PlaceHistory } from './PlaceHistory.tsx';
import { changed, changedFields, isBegun, lockTurned, mistakesOf } from './placeDraft.rules.ts';
import { SaveBar } from './SaveBar.tsx';
import { usePlaceDraft } from './usePlaceDraft.ts';
import { useSavePlace } from './useSavePlace.ts';

/** One place as it is shown, beside what its source says, and all that is set of it. */
export function EditPlace({ id, onBack }: { id: string; onBack: () => void }) {
  const place = useQuery(editableOptions(id));
  const isGone = errorCode(place.error) === 'NOT_FOUND';
  return (
    <>
      <IconButton label={editText.back} className="-ml-[12px] md:hidden!" onClick={onBack}>
        <ArrowLeft />
      </IconButton>
      <QueryArea
        query={place}
        skeleton={<Skeleton width="100%" height={420} radius="var(--radius-card)" />}
        failed={{
          title: isGone ? editText.gone : editText.loadFailed,
          retry: editText.retry,
          art: <Vignette kind="error" />,
        }}
      >
        {(known) => <PlaceForm id={id} place={known} />}
      </QueryArea>
    </>
  );
}

function PlaceForm({ id, place }: { id: string; place: EditablePlace }) {
  const form = useRef<HTMLFormElement>(null);
  const { draft, change, isTold, mistakes, submit, discard, saving } = usePlaceForm(id, place, () =>
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
  );
  return (
    <article aria-labelledby="edited-place">
      <PlaceHead place={place} />
      <form
        ref={form}
        noValidate
        aria-labelledby="edited-place"
        onKeyDown={onSaveKeys(submit)}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {PLACE_FIELDS.map((field) => (
          <FieldRow
            key={field}
            field={field}
            place={place}
            draft={draft}
            onLock={() => change((before) => lockTurned(field, place, before))}
          >
            <FieldControl
              field={field}
              place={place}
              draft={draft}
              error={isTold || field === 'point' ? mistakes[field] : undefined}
              onChange={(of, value) => change((before) => changed(of, value, place, before))}
              onPointText={(pointText) => change((before) => ({ ...before, pointText }))}
            />
          </FieldRow>
        ))}
        {isBegun(draft) && (
          <SaveBar
            changes={changedFields(draft).length}
            reason={draft.reason}
            error={isTold ? mistakes.reason : undefined}
            failed={saving.failed}
            busy={saving.busy}
            onReason={(reason) => change((before) => ({ ...before, reason }))}
            onDiscard={discard}
          />
        )}
      </form>
      <PlaceHistory placeId={id} undoing={saving.undoing} onUndo={saving.undo} />
    </article>
  );
}

/** Its draft, its mistakes from the first try to save it on, and saving. `onMistake`: what is wrong is shown by now. */
function usePlaceForm(id: string, place: EditablePlace, onMistake: () => void) {
  const { draft, change, goOnFrom, forget } = usePlaceDraft(place);
  const [isTold, setTold] = useState(false);
  const discard = () => {
    setTold(false);
    forget();
  };
  const saving = useSavePlace(id, { onSaved: discard, onShown: ({ version }) => goOnFrom(version) });
  const mistakes = mistakesOf(draft);
  const submit = () => {
    if (!isBegun(draft)) return;
    setTold(true);
    const isRight = Object.keys(mistakes).length === 0 && changedFields(draft).length > 0;
    if (isRight) saving.save(place, draft);
    else requestAnimationFrame(onMistake);
  };
  return { draft, change, isTold, mistakes, submit, discard, saving };
}

/** Ctrl or Command and Enter save from any field. */
const onSaveKeys = (save: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  save();
};

function PlaceHead({ place }: { place: EditablePlace }) {
  return (
    <>
      <h2 id="edited-place" className="t1 text-[2rem]/[1.15] wrap-anywhere md:text-[2.25rem]">
        {place.shown.name}
      </h2>
      <p className="mt-2 mb-4 flex flex-wrap gap-x-4 gap-y-1 text-small text-ink-2">
        {kindWords(place.shown.category)}
        {place.confidence !== null && (
          <span>{editText.sourceSure(shortSource(place.source), confidenceWords(place.confidence))}</span>
        )}
        <Link to="/place/$id" params={{ id: place.id }} className="text-link" preload={false}>
          {editText.openPlace}
        </Link>
      </p>
      <p className="mb-4 text-small text-ink-2">{editText.lockHelp}</p>
    </>
  );
}
