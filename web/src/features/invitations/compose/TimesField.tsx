import { formatDate } from '@liora/domain/i18n/format';
import { INVITATION_TIMES_MAX } from '@liora/domain/limits';
import { wallClock } from '@liora/domain/rules/hoursClock';
import { useId, useState } from 'react';
import { useNow } from '../../../lib/clock.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { InlineError } from '../../../ui/InlineError.tsx';
import { RemoveChip } from '../../../ui/RemoveChip.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { fromInput, LAST_INPUT, toInput } from '../../explore/wallInput.rules.ts';
import { clockTime, shortTime } from '../when.rules.ts';
import styles from './compose.module.css';
import { composeText } from './compose.text.ts';
import { type Day, dayOf, daysFrom, timesOn } from './days.rules.ts';

interface TimesFieldProps {
  /** Instants, in any order. */
  value: readonly string[];
  onChange: (times: string[]) => void;
  timeZone: string;
}

/** One to five proposed times: a day, and any number of times on it; then the next day. */
export function TimesField({ value, onChange, timeZone }: TimesFieldProps) {
  const now = useNow();
  const days = daysFrom(now, timeZone);
  const [shown, setShown] = useState(() => wallClock(value[0] ? new Date(value[0]) : now, timeZone).day);
  const full = value.length >= INVITATION_TIMES_MAX;
  const toggle = (at: string) => {
    if (value.includes(at)) onChange(value.filter((one) => one !== at));
    else if (!full) onChange([...value, at].sort());
  };
  const pick = (at: Date) => {
    setShown(wallClock(at, timeZone).day);
    if (!value.includes(at.toISOString())) toggle(at.toISOString());
  };
  const listed = days.some(({ day }) => day === shown) ? days : [...days, dayOf(shown, timeZone)];
  const times = timesOn(dayOf(shown, timeZone), value, { now, timeZone });
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      <fieldset className="min-w-0">
        <legend className="field-label mb-2">{composeText.day}</legend>
        <div className={styles.days}>
          {listed.map((day) => (
            <DayChip
              key={day.day}
              day={day}
              on={day.day === shown}
              has={value.some((at) => wallClock(new Date(at), timeZone).day === day.day)}
              timeZone={timeZone}
              onPress={() => setShown(day.day)}
            />
          ))}
        </div>
      </fieldset>
      <fieldset className="min-w-0">
        <legend className="field-label mb-2">{composeText.time}</legend>
        <div className="flex flex-wrap gap-2">
          {times.map((at) => (
            <Chip
              key={at}
              on={value.includes(at)}
              disabled={full && !value.includes(at)}
              onClick={() => toggle(at)}
            >
              {clockTime(at, timeZone)}
            </Chip>
          ))}
        </div>
        <OtherTime disabled={full} timeZone={timeZone} onPick={pick} />
      </fieldset>
      <ChosenTimes value={value} timeZone={timeZone} onRemove={toggle} />
    </div>
  );
}

interface OtherTimeProps {
  disabled: boolean;
  timeZone: string;
  onPick: (at: Date) => void;
}

/** Any day and time, taken when it is left; one that cannot be proposed stays in the field, with why not. */
function OtherTime({ disabled, timeZone, onPick }: OtherTimeProps) {
  const now = useNow();
  const note = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const take = (input: HTMLInputElement) => {
    const at = fromInput(input.value, timeZone);
    const isOver = input.value !== '' && (!at || at <= now);
    if (input.validity.badInput) return setProblem(composeText.timeHalfTyped);
    setProblem(isOver ? composeText.timeOver : null);
    if (!at || isOver) return;
    input.value = '';
    onPick(at);
  };
  return (
    <>
      <label className={styles.other}>
        <span>{composeText.pickTime}</span>
        <input
          type="datetime-local"
          className={styles.picker}
          min={toInput(now, timeZone)}
          max={LAST_INPUT}
          disabled={disabled}
          aria-invalid={problem !== null || undefined}
          aria-describedby={note}
          onBlur={({ target }) => take(target)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            take(event.currentTarget);
          }}
        />
      </label>
      <InlineError id={note}>{problem}</InlineError>
    </>
  );
}

interface ChosenTimesProps {
  value: readonly string[];
  timeZone: string;
  onRemove: (at: string) => void;
}

function ChosenTimes({ value, timeZone, onRemove }: ChosenTimesProps) {
  return (
    <div aria-live="polite">
      <p className="mb-2 text-small text-ink-2">{composeText.times(value.length, INVITATION_TIMES_MAX)}</p>
      <div className="flex flex-wrap gap-2">
        {value.map((at) => (
          <RemoveChip
            key={at}
            name={composeText.remove(shortTime(at, timeZone))}
            onRemove={() => onRemove(at)}
          >
            {shortTime(at, timeZone)}
          </RemoveChip>
        ))}
      </div>
    </div>
  );
}

interface DayChipProps {
  day: Day;
  on: boolean;
  /** A time of it is proposed. */
  has: boolean;
  timeZone: string;
  onPress: () => void;
}

function DayChip({ day, on, has, timeZone, onPress }: DayChipProps) {
  const at = new Date(day.noon);
  return (
    <button
      type="button"
      className={styles.day}
      aria-pressed={on}
      data-has={has ? '' : undefined}
      onClick={onPress}
    >
      <span>{formatDate(at, { weekday: 'short', timeZone })}</span>
      <span className={styles.dayNumber}>{formatDate(at, { day: 'numeric', timeZone })}</span>
      <VisuallyHidden>{formatDate(at, { month: 'long', timeZone })}</VisuallyHidden>
    </button>
  );
}
