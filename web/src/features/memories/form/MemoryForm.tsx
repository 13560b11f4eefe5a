import type { PlaceCard } from '@liora/domain/contract/places';
import {
  MEMORY_PLACE_MAX_CHARS,
  MEMORY_RATING_MAX,
  MEMORY_RATING_MIN,
  MEMORY_REFLECTION_MAX_CHARS,
} from '@liora/domain/limits';
import { CalendarDays } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { PlaceThumb } from '../../../art/PlaceThumb.tsx';
import { todayHere } from '../../../lib/todayHere.ts';
import { Button } from '../../../ui/Button.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Slider } from '../../../ui/Slider.tsx';
import { SparkDial } from '../../../ui/SparkDial.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { PlaceSearchBox } from '../../places/components/PlaceSearchBox.tsx';
import { longDay } from '../day.rules.ts';
import { MoodChoice } from '../MoodChoice.tsx';
import styles from '../memories.module.css';
import { memoriesText } from '../memories.text.ts';
import { DraftPhotos } from './DraftPhotos.tsx';
import { memoryFormText } from './form.text.ts';
import { GivenFact } from './GivenFact.tsx';
import { type MemoryDraft, problemsOf } from './memoryDraft.forms.ts';

export interface Given {
  place: Pick<PlaceCard, 'id' | 'category' | 'subcategory' | 'types' | 'photoUrl'> | null;
  /** Beside the name of the place: the plan that led there. */
  note: string | undefined;
  day: boolean;
}

interface MemoryFormProps {
  id: string;
  draft: MemoryDraft;
  onChange: (change: (before: MemoryDraft) => MemoryDraft) => void;
  /** How often it was sent with something missing: each time the first that is leads the keys and the eye. */
  refusals: number;
  onBusy: (busy: boolean) => void;
  onSubmit: () => void;
  /** What a date that is over says of itself: shown as lines until somebody changes it. */
  given?: Given | undefined;
  /** Above the fields: what somebody else changed meanwhile. */
  head?: ReactNode;
  children?: ReactNode;
}

/** Photos at the left, everything else at the right; on phones one after the other. */
export function MemoryForm({
  id,
  draft,
  onChange,
  refusals,
  onBusy,
  onSubmit,
  given,
  head,
  children,
}: MemoryFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  const problems = refusals > 0 ? problemsOf(draft) : null;
  const set = (part: Partial<MemoryDraft>) => onChange((before) => ({ ...before, ...part }));
  return (
    <form
      ref={form}
      id={id}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <DraftPhotos
        photos={draft.photos}
        onChange={(change) => onChange((before) => ({ ...before, photos: change(before.photos) }))}
        onBusy={onBusy}
      />
      <div className="grid min-w-0 gap-5">
        {head}
        <WhereOrGiven draft={draft} given={given} missing={problems?.place === true} set={set} />
        <DayOrGiven draft={draft} given={given} missing={problems?.day === true} set={set} />
        <Slider
          label={memoryFormText.rating}
          value={draft.rating}
          none={memoryFormText.notRated}
          error={problems?.rating === true && memoryFormText.rateIt}
          min={MEMORY_RATING_MIN}
          max={MEMORY_RATING_MAX}
          step={1}
          graphic={<SparkDial score={draft.rating} />}
          format={memoriesText.outOf}
          onValueChange={(rating) => set({ rating })}
        />
        <MoodChoice
          label={memoryFormText.mood}
          value={draft.mood}
          onChange={(mood) => set({ mood: mood ?? null })}
        />
        <TextArea
          label={memoryFormText.words}
          rows={4}
          maxLength={MEMORY_REFLECTION_MAX_CHARS}
          value={draft.reflection}
          onChange={(event) => set({ reflection: event.target.value })}
        />
        {children}
      </div>
    </form>
  );
}

interface DraftFieldProps {
  draft: MemoryDraft;
  set: (part: Partial<MemoryDraft>) => void;
}

interface GivenFieldProps extends DraftFieldProps {
  given: Given | undefined;
  missing: boolean;
}

function WhereOrGiven({ given, ...field }: GivenFieldProps) {
  const [isChanging, setChanging] = useState(false);
  const { place_id, place_name } = field.draft;
  if (!given?.place || place_id !== given.place.id || isChanging) return <Where {...field} />;
  return (
    <GivenFact
      label={memoryFormText.where}
      picture={<PlacePicture place={given.place} />}
      words={place_name}
      note={given.note}
      onChange={() => setChanging(true)}
    />
  );
}

function DayOrGiven({ given, draft, missing, set }: GivenFieldProps) {
  const [isChanging, setChanging] = useState(false);
  if (given?.day && draft.date_completed && !isChanging)
    return (
      <GivenFact
        label={memoryFormText.day}
        picture={<CalendarDays aria-hidden="true" className="size-5" />}
        words={longDay(draft.date_completed)}
        onChange={() => setChanging(true)}
      />
    );
  return (
    <Field
      type="date"
      label={memoryFormText.day}
      max={todayHere()}
      value={draft.date_completed}
      error={missing ? memoryFormText.dayMissing : undefined}
      onChange={(event) => set({ date_completed: event.target.value })}
    />
  );
}

function PlacePicture({ place }: { place: NonNullable<Given['place']> }) {
  return (
    <Cover
      ratio="1"
      className="size-13 rounded-[14px]"
      photo={place.photoUrl}
      art={<PlaceThumb place={place} size={132} />}
    />
  );
}

/** A place that Liora knows, or a name of their own; what they call it can be changed either way. */
function Where({ draft, missing, set }: DraftFieldProps & { missing: boolean }) {
  // What was picked takes the place of the search, and the focus that was in it.
  const [isPicked, setPicked] = useState(false);
  const pick = (place: Pick<MemoryDraft, 'place_id' | 'place_name'>) => {
    setPicked(true);
    set(place);
  };
  if (draft.place_name === '' && draft.place_id === null)
    return (
      <PlaceSearchBox
        label={memoryFormText.where}
        placeholder={memoryFormText.whereHint}
        error={missing ? memoryFormText.whereMissing : undefined}
        added={new Set()}
        onPick={({ id, name }) => pick({ place_id: id, place_name: name.slice(0, MEMORY_PLACE_MAX_CHARS) })}
        onCustom={(text) => pick({ place_id: null, place_name: text.slice(0, MEMORY_PLACE_MAX_CHARS) })}
      />
    );
  return (
    <Field
      label={memoryFormText.name}
      maxLength={MEMORY_PLACE_MAX_CHARS}
      value={draft.place_name}
      autoFocus={isPicked}
      error={missing ? memoryFormText.whereMissing : undefined}
      onChange={(event) => set({ place_name: event.target.value, place_id: draft.place_id ?? undefined })}
      trailing={
        <Button variant="text" size="sm" onClick={() => set({ place_id: null, place_name: '' })}>
          {memoryFormText.anotherPlace}
        </Button>
      }
    />
  );
}
