import { isMetric } from './formatChoice.ts';
import { i18n } from './i18n.ts';

/** How the reader writes: of the language of the messages, so that no sentence mixes two. */
const locales = () => i18n.locales ?? i18n.locale;

const formats = new Map<string, unknown>();
/** A browser needs a dozen; a server that draws for readers of all regions must not keep them all. */
const MOST_FORMATS = 200;

/** Making a format takes far longer than using it. */
function memoised<T>(kind: string, options: object | undefined, make: () => T): T {
  const key = `${kind} ${String(locales())} ${JSON.stringify(options)}`;
  if (formats.size >= MOST_FORMATS) formats.clear();
  if (!formats.has(key)) formats.set(key, make());
  return formats.get(key) as T;
}

const TENTHS = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

export function formatNumber(value: number, options?: Intl.NumberFormatOptions): string {
  return memoised('number', options, () => new Intl.NumberFormat(locales(), options)).format(value);
}

/** With one decimal, as scores, ratings and distances are written: '9.0', in German '9,0'. */
export const formatTenths = (value: number): string => formatNumber(value, TENTHS);

/** A date or time; without `timeZone` it is the reader's own. */
export function formatDate(at: Date, options: Intl.DateTimeFormatOptions): string {
  return dateFormat(options).format(at);
}

/** The zone of the reader's own clock. */
export const readerZone = (): string => dateFormat({}).resolvedOptions().timeZone;

/** Whether the reader's clock has AM and PM. */
export const hasTwelveHours = (): boolean => isTwelveHours(dateFormat({ hour: 'numeric' }));

/** Whether the clocks of a region have. */
export const hasTwelveHoursIn = (format: string): boolean =>
  isTwelveHours(new Intl.DateTimeFormat(format, { hour: 'numeric' }));

const isTwelveHours = (format: Intl.DateTimeFormat) => format.resolvedOptions().hour12 === true;

/** Whether the reader wants distances in kilometres. */
export const inKilometres = (): boolean => isMetric(String(locales()));

function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return memoised('date', options, () => new Intl.DateTimeFormat(locales(), options));
}

/** The order of words in the reader's language; upper and lower case are the same. */
export function compareWords(a: string, b: string): number {
  return memoised('order', undefined, () => new Intl.Collator(locales(), { sensitivity: 'base' })).compare(
    a,
    b,
  );
}

/** 'a, b and c', or with `disjunction` 'a, b or c'. */
export function formatList(items: readonly string[], type: Intl.ListFormatType = 'conjunction'): string {
  return memoised('list', { type }, () => new Intl.ListFormat(locales(), { type })).format(items);
}
