import { DAY_MINUTES } from '@liora/domain/durations';
import type { MinuteSpan } from '@liora/domain/rules/hours';
import { spanOf } from '@liora/domain/rules/hoursText';
import { minuteOf, minuteText } from '@liora/domain/rules/minuteOfDay';
import { CopyPlus, Plus, X } from 'lucide-react';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { hoursText } from './edit.text.ts';
import { type DaySet, weekdayName } from './weekdays.rules.ts';

const USUAL: MinuteSpan = [600, 1080];

/** Of a night that ends on the next day, the time of that day. */
const timeOf = (minute: number) => minuteText(minute % DAY_MINUTES);

interface DayRowProps {
  day: number;
  spans: readonly MinuteSpan[];
  onChange: (spans: readonly MinuteSpan[]) => void;
  onCopy: (to: DaySet) => void;
}

/** One day of the week with its spans; one that ends before it begins ends on the next day. */
export function DayRow({ day, spans, onChange, onCopy }: DayRowProps) {
  const name = weekdayName(day);
  const add = () => {
    const last = spans.at(-1);
    const from = last && last[1] < 1320 ? last[1] + 60 : USUAL[0];
    onChange([...spans, last ? [from, Math.min(from + 180, DAY_MINUTES)] : USUAL]);
  };
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2 md:grid-cols-[3.25rem_minmax(0,1fr)_auto]">
      <span className="flex min-h-11 items-center text-label">{weekdayName(day, 'short')}</span>
      <div className="grid gap-1 max-md:order-last max-md:col-span-2">
        {spans.length === 0 && (
          <span className="flex min-h-11 items-center text-small text-ink-2">{hoursText.closed}</span>
        )}
        {spans.map((span, at) => (
          <Span
            // biome-ignore lint/suspicious/noArrayIndexKey: a span is its place in the day
            key={at}
            day={name}
            span={span}
            onChange={(changed) => onChange(spans.map((one, index) => (index === at ? changed : one)))}
            onRemove={() => onChange(spans.filter((_, index) => index !== at))}
          />
        ))}
      </div>
      <div className="flex">
        <IconButton label={hoursText.add(name)} onClick={add}>
          <Plus />
        </IconButton>
        <Menu
          trigger={
            <IconButton label={hoursText.copy(name)} className="-mr-[12px]">
              <CopyPlus />
            </IconButton>
          }
          items={[
            ...(['everyDay', 'workdays', 'weekend'] as const).map((to) => ({
              label: hoursText[to],
              onSelect: () => onCopy(to),
            })),
            'line',
            { label: hoursText.allDay, onSelect: () => onChange([[0, DAY_MINUTES]]) },
            { label: hoursText.closed, onSelect: () => onChange([]) },
          ]}
        />
      </div>
    </li>
  );
}

/** Without the browser's own button: the time is typed, and there is room for two on a phone. */
const TIME = 'input h-11 w-26 px-2.5 text-small [&::-webkit-calendar-picker-indicator]:hidden';

interface SpanProps {
  day: string;
  span: MinuteSpan;
  onChange: (span: MinuteSpan) => void;
  onRemove: () => void;
}

function Span({ day, span: [start, end], onChange, onRemove }: SpanProps) {
  const put = (from: number | null, to: number | null) => {
    if (from !== null && to !== null) onChange(spanOf(from, to));
  };
  const isNight = end > DAY_MINUTES;
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      <input
        type="time"
        className={TIME}
        aria-label={hoursText.opens(day)}
        value={timeOf(start)}
        onChange={(event) => put(minuteOf(event.target.value), end % DAY_MINUTES)}
      />
      –
      <input
        type="time"
        className={TIME}
        aria-label={hoursText.closes(day)}
        value={timeOf(end)}
        onChange={(event) => put(start, minuteOf(event.target.value))}
      />
      <IconButton label={hoursText.remove(day)} onClick={onRemove}>
        <X />
      </IconButton>
      {isNight && <span className="text-small text-ink-2">{hoursText.nextDay}</span>}
    </span>
  );
}
