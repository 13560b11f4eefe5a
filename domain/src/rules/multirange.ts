import type { MinuteSpan, WeeklyHours } from './hours.ts';

/** Sorted, without empty spans, touching and overlapping ones joined: the form in which PostgreSQL keeps a multirange. */
export function joinSpans(spans: Iterable<MinuteSpan>): MinuteSpan[] {
  const joined: [number, number][] = [];
  for (const [start, end] of [...spans].sort((a, b) => a[0] - b[0])) {
    const last = joined.at(-1);
    if (start >= end) continue;
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else joined.push([start, end]);
  }
  return joined;
}

/** What lies in both. */
export function commonSpans(some: readonly MinuteSpan[], others: readonly MinuteSpan[]): MinuteSpan[] {
  return joinSpans(
    some.flatMap(([start, end]) =>
      others.map(([from, to]): MinuteSpan => [Math.max(start, from), Math.min(end, to)]),
    ),
  );
}

/** What lies in `spans` and not in `others`. */
export function spansWithout(spans: readonly MinuteSpan[], others: readonly MinuteSpan[]): MinuteSpan[] {
  const edges = joinSpans(others);
  const starts = [Number.NEGATIVE_INFINITY, ...edges.map(([, end]) => end)];
  const ends = [...edges.map(([start]) => start), Number.POSITIVE_INFINITY];
  return commonSpans(
    spans,
    starts.map((start, gap): MinuteSpan => [start, ends[gap] ?? start]),
  );
}

/** As answers carry them: pairs that belong to the reader. */
export const asPairs = (spans: readonly MinuteSpan[]): [number, number][] =>
  spans.map(([start, end]) => [start, end]);

/** The text of an int4multirange: '{[540,1080),[1980,2520)}', '{}' for nothing. */
export function multirangeText(spans: Iterable<MinuteSpan>): string {
  return `{${joinSpans(spans)
    .map(([start, end]) => `[${start},${end})`)
    .join(',')}}`;
}

/** Reads the text that PostgreSQL writes for an int4multirange. Throws RangeError for any other text. */
export function parseMultirange(text: string): MinuteSpan[] {
  if (!/^\{(\[\d+,\d+\)(,(?=\[)|(?=\})))*\}$/.test(text)) throw new RangeError(`not a multirange: ${text}`);
  if (text === '{}') return [];
  return text
    .slice(2, -2)
    .split('),[')
    .map((span) => {
      const comma = span.indexOf(',');
      return [Number(span.slice(0, comma)), Number(span.slice(comma + 1))] as const;
    });
}

/** Beside dates, the keys of `hours_exceptions` for what cannot be known: of the week, and with a date after it of that date. */
const UNKNOWN = 'unknown';

/**
 * Hours from the columns `hours_weekly` and `hours_exceptions`, where multiranges stand by date (YYYY-MM-DD) and, under 'unknown'
 * and 'unknown YYYY-MM-DD', what can be known neither as open nor as closed. Null for null. Throws RangeError for text that is
 * no multirange.
 */
export function storedHours(
  weekly: string | null,
  exceptions: Readonly<Record<string, string>>,
): WeeklyHours | null {
  if (weekly === null) return null;
  const days: Record<string, MinuteSpan[]> = {};
  const unknownDays: Record<string, MinuteSpan[]> = {};
  for (const [key, text] of Object.entries(exceptions)) {
    if (!key.startsWith(UNKNOWN)) days[key] = parseMultirange(text);
    else if (key !== UNKNOWN) unknownDays[key.slice(UNKNOWN.length + 1)] = parseMultirange(text);
  }
  const hours = { weekly: parseMultirange(weekly), exceptions: days };
  const unknown = exceptions[UNKNOWN];
  if (unknown === undefined) return hours;
  return { ...hours, unknown: { weekly: parseMultirange(unknown), exceptions: unknownDays } };
}

/** The columns of hours, as {@link storedHours} reads them. */
export interface HoursColumns {
  hours_weekly: string | null;
  hours_exceptions: Record<string, string>;
}

/** How hours are stored; null: nobody knows them. */
export function hoursColumns(hours: WeeklyHours | null): HoursColumns {
  if (!hours) return { hours_weekly: null, hours_exceptions: {} };
  const { weekly, exceptions, unknown } = hours;
  return {
    hours_weekly: multirangeText(weekly),
    hours_exceptions: {
      ...asTexts(exceptions),
      ...(unknown && {
        [UNKNOWN]: multirangeText(unknown.weekly),
        ...asTexts(unknown.exceptions, `${UNKNOWN} `),
      }),
    },
  };
}

const asTexts = (days: Readonly<Record<string, readonly MinuteSpan[]>>, prefix = '') =>
  Object.fromEntries(Object.entries(days).map(([day, spans]) => [prefix + day, multirangeText(spans)]));
