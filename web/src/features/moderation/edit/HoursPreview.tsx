import { DAY_MINUTES } from '@liora/domain/durations';
import { clockTimeOf } from '@liora/domain/i18n/clockTime';
import { formatList } from '@liora/domain/i18n/format';
import { formatDay } from '@liora/domain/i18n/formatDay';
import { nightsByDay } from '@liora/domain/rules/hoursTable';
import { useNow } from '../../../lib/clock.ts';
import { WeekHours } from '../../places/details/WeekHours.tsx';
import { hoursText } from './edit.text.ts';
import { weekdayName } from './weekdays.rules.ts';

type Spans = readonly (readonly [number, number])[];

interface HoursPreviewProps {
  weekly: Spans | null;
  /** Of which nobody can say whether it is open. */
  unknown: Spans;
  exceptions: readonly { day: string; spans: Spans }[];
  timeZone: string;
  state: 'none' | 'reading' | 'failed' | 'read';
}

/** How the week will read on the page of the place, drawn and in words. */
export function HoursPreview({ weekly, unknown, exceptions, timeZone, state }: HoursPreviewProps) {
  const at = useNow();
  return (
    <section aria-label={hoursText.preview} className="mt-4 rounded-card bg-sunken p-4">
      <h3 className="text-label font-semibold">{hoursText.preview}</h3>
      <p role="status" className="text-small text-ink-2">
        {state === 'none' && hoursText.none}
        {state === 'reading' && hoursText.reading}
        {state === 'failed' && hoursText.readFailed}
      </p>
      {weekly && (
        <div className="mt-3 grid gap-4">
          <WeekBars weekly={weekly} />
          <WeekHours place={{ hoursThisWeek: { open: weekly, unknown }, timeZone, goneAt: null }} at={at} />
        </div>
      )}
      {weekly && exceptions.length > 0 && (
        <>
          <h4 className="mt-3 text-small font-semibold">{hoursText.exceptions}</h4>
          <ul className="text-small text-ink-2">
            {exceptions.map(({ day, spans }) => (
              <li key={day}>{exceptionWords(day, spans)}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

const time = (minute: number) => clockTimeOf(Math.floor((minute % DAY_MINUTES) / 60), minute % 60);

function exceptionWords(day: string, spans: Spans): string {
  const date = formatDay(day, { dateStyle: 'medium' });
  const hours = spans.map(([start, end]) => `${time(start)}–${time(end)}`);
  return `${date}: ${hours.length > 0 ? formatList(hours, 'unit') : hoursText.closed}`;
}

/** The week as bars of a day each; the words beside them say the same. */
function WeekBars({ weekly }: { weekly: Spans }) {
  return (
    <div aria-hidden="true" className="grid gap-1">
      {nightsByDay(weekly).map((spans, day) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a day is its number
        <div key={day} className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-center gap-2">
          <span className="text-caption text-ink-2">{weekdayName(day, 'short')}</span>
          <svg aria-hidden="true" viewBox="0 0 1800 40" preserveAspectRatio="none" className="h-2.5 w-full">
            <rect width="1800" height="40" rx="14" className="fill-line" />
            {spans.map(([start, end]) => (
              <rect key={start} x={start} width={end - start} height="40" rx="14" className="fill-olive" />
            ))}
          </svg>
        </div>
      ))}
    </div>
  );
}
