import type { EditablePlace } from '@liora/domain/contract/placeFields';
import { PLACE_BOX_DEBOUNCE_MS, PLACE_OPENING_MAX_CHARS } from '@liora/domain/limits';
import { nightsByDay } from '@liora/domain/rules/hoursTable';
import { hoursText as composed, type WeekDays } from '@liora/domain/rules/hoursText';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDebounced } from '../../../lib/useDebounced.ts';
import { Field } from '../../../ui/Field.tsx';
import { DayRow } from './DayRow.tsx';
import { editText, hoursText } from './edit.text.ts';
import { readHoursOptions } from './editable.queries.ts';
import { HoursPreview } from './HoursPreview.tsx';
import { DAY_SETS, type DaySet } from './weekdays.rules.ts';

const EMPTY: WeekDays = [[], [], [], [], [], [], []];

interface HoursEditorProps {
  place: EditablePlace;
  value: string | null;
  onChange: (text: string | null) => void;
}

/** Hours as seven rows and as text: the text is what is kept, and the rows are what is understood of it. */
export function HoursEditor({ place, value, onChange }: HoursEditorProps) {
  const text = value?.trim() ?? '';
  const wanted = useDebounced(text, PLACE_BOX_DEBOUNCE_MS);
  const [put, setPut] = useState<{ text: string; days: WeekDays } | null>(null);
  const read = useQuery({ ...readHoursOptions(place.id, wanted), enabled: wanted !== '' });
  const found = text === '' ? undefined : read.data;
  const first = text === place.shown.hours?.trim() ? place.hours_weekly : null;
  const weekly = found ? found.weekly : first;
  const understood = text !== '' && weekly ? nightsByDay(weekly) : EMPTY;
  // What is put into rows stands there as it was put, without waiting for what is understood of it.
  const days = put?.text === text ? put.days : understood;
  const write = (changed: WeekDays) => {
    const next = composed(changed);
    setPut({ text: next, days: changed });
    onChange(next);
  };
  const setDay = (at: number, spans: WeekDays[number]) =>
    write(days.map((one, day) => (day === at ? spans : one)));
  const copy = (from: number, to: DaySet) => {
    const targets: readonly number[] = DAY_SETS[to];
    write(days.map((one, day) => (targets.includes(day) ? (days[from] ?? []) : one)));
  };
  return (
    <fieldset>
      <legend className="field-label">{editText.fields.hours}</legend>
      <ul aria-label={hoursText.week} className="mt-2 grid gap-1">
        {days.map((spans, day) => (
          <DayRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a day is its number
            key={day}
            day={day}
            spans={spans}
            onChange={(changed) => setDay(day, changed)}
            onCopy={(to) => copy(day, to)}
          />
        ))}
      </ul>
      <Field
        className="mt-3"
        label={hoursText.text}
        help={hoursText.textHelp}
        error={found && found.unread.length > 0 && hoursText.unread(found.unread.join('; '))}
        maxLength={PLACE_OPENING_MAX_CHARS}
        spellCheck={false}
        autoComplete="off"
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value)}
      />
      {found?.weekly && found.exceptions.length + found.unknown.length > 0 && (
        <p className="mt-1 text-small text-ink-2">{hoursText.saysMore}</p>
      )}
      <HoursPreview
        weekly={text === '' ? null : weekly}
        unknown={found?.unknown ?? []}
        exceptions={found?.exceptions ?? []}
        timeZone={place.time_zone}
        state={
          text === '' ? 'none' : read.isError ? 'failed' : read.isFetching && !found ? 'reading' : 'read'
        }
      />
    </fieldset>
  );
}
