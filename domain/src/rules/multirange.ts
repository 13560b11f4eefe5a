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

/** Hours as the columns `hours_weekly` and `hours_exceptions` hold them. Throws RangeError for text that is no multirange. */
export function storedHours(
  weekly: string | null,
  exceptions: Readonly<Record<string, string>>,
): WeeklyHours | null {
  if (weekly === null) return null;
  const days = Object.entries(exceptions).map(([date, spans]) => [date, parseMultirange(spans)] as const);
  return { weekly: parseMultirange(weekly), exceptions: Object.fromEntries(days) };
}
