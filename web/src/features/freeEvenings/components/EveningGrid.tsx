import type { FreeEvenings } from '@liora/domain/contract/freeEvenings';
import { datesOfWeek } from '@liora/domain/rules/calendarDate';
import { type KeyboardEvent, useRef, useState } from 'react';
import { dayNumber, type EveningWeek, longDay, movedBy, shortDay, shortWeekday } from '../evenings.rules.ts';
import styles from '../freeEvenings.module.css';
import { freeEveningsText } from '../freeEvenings.text.ts';

interface EveningGridProps {
  weeks: readonly EveningWeek[];
  marks: FreeEvenings;
  onPress: (evening: string, free: boolean) => void;
}

/** The evenings of the next weeks, one press each. One of them is in the order of the Tab key; arrows lead to the others. */
export function EveningGrid({ weeks, marks, onPress }: EveningGridProps) {
  const grid = useRef<HTMLFieldSetElement>(null);
  const dates = weeks.flatMap(({ days }) => days.filter((day) => day !== null));
  const [last, setLast] = useState<string>();
  const reached = last !== undefined && dates.includes(last) ? last : dates[0];
  const move = (event: KeyboardEvent<HTMLButtonElement>, from: string) => {
    const to = movedBy(event.key, from, dates);
    if (to === undefined) return;
    event.preventDefault();
    setLast(to);
    grid.current?.querySelector<HTMLButtonElement>(`[data-date="${to}"]`)?.focus();
  };
  return (
    <fieldset ref={grid} aria-label={freeEveningsText.grid} className={styles.weeks}>
      <div className={styles.row} aria-hidden="true">
        <span />
        {datesOfWeek(weeks[0]?.monday ?? ANY_MONDAY).map((day) => (
          <span key={day} className={styles.head}>
            {shortWeekday(day)}
          </span>
        ))}
      </div>
      {weeks.map(({ monday, days }) => (
        <div key={monday} className={styles.row}>
          <span className={styles.week} aria-hidden="true">
            {shortDay(monday)}
          </span>
          {days.map((date, index) =>
            date === null ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a day before today has its place in the week alone
              <span key={index} />
            ) : (
              <Evening
                key={date}
                date={date}
                mine={marks.mine.includes(date)}
                both={marks.both.includes(date)}
                tabbable={date === reached}
                onPress={onPress}
                onFocus={() => setLast(date)}
                onKeyDown={(event) => move(event, date)}
              />
            ),
          )}
        </div>
      ))}
    </fieldset>
  );
}

/** Heads the columns where there is no week to show. */
const ANY_MONDAY = '2024-01-01';

interface EveningProps {
  date: string;
  mine: boolean;
  both: boolean;
  tabbable: boolean;
  onPress: (evening: string, free: boolean) => void;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
}

function Evening({ date, mine, both, tabbable, onPress, onFocus, onKeyDown }: EveningProps) {
  const day = longDay(date);
  return (
    <button
      type="button"
      className={styles.day}
      data-date={date}
      data-both={both ? '' : undefined}
      aria-pressed={mine}
      aria-label={both ? freeEveningsText.bothFree(day) : freeEveningsText.evening(day)}
      tabIndex={tabbable ? 0 : -1}
      onClick={() => onPress(date, !mine)}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      {dayNumber(date)}
    </button>
  );
}
