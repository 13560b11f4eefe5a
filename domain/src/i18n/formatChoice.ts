import { LANGUAGES, type Language } from './languages.ts';

/**
 * What somebody chose of the language, and of how times and distances are written; what is left out is as their browser and
 * region have it (RUL-110).
 */
export interface FormatChoice {
  language?: Language | undefined;
  clock?: 'h12' | 'h23' | undefined;
  /** Miles are what everybody begins with. */
  distance?: 'km' | undefined;
}

/** Where a device holds the choice; a cookie of that name has documents come as they are read. */
export const FORMAT_KEY = 'liora.format';

const WRITTEN = new RegExp(`^(${LANGUAGES.join('|')})?(?:(?:^|-)u(?:-hc-(h12|h23))?(-ms-metric)?)?$`);

/** 'de-u-hc-h23-ms-metric', a locale that says the same, or what of one was chosen; null where nothing was. */
export const writeFormatChoice = ({ language, clock, distance }: FormatChoice): string | null =>
  [language, (clock || distance) && extension(clock, distance)].filter(Boolean).join('-') || null;

const extension = (clock: string | undefined, distance: FormatChoice['distance']) =>
  ['u', clock && `hc-${clock}`, distance && METRIC].filter(Boolean).join('-');

/** What a device holds, or a browser sent: nothing, unless it was written by `writeFormatChoice`. */
export function readFormatChoice(written: string | null | undefined): FormatChoice {
  const [, language, clock, metric] = WRITTEN.exec(written ?? '') ?? [];
  return {
    language: language as FormatChoice['language'],
    clock: clock as FormatChoice['clock'],
    distance: metric ? 'km' : undefined,
  };
}

const METRIC = 'ms-metric';

/** The locale of a region with what was chosen in it: 'en-US-u-hc-h23-ms-metric'. */
export function chosenFormat(format: string, { clock, distance }: FormatChoice): string {
  if (!clock && !distance) return format;
  const { baseName, hourCycle } = new Intl.Locale(format);
  return `${baseName}-${extension(clock ?? hourCycle, distance)}`;
}

/** Whether distances in this locale are written in kilometres. */
export const isMetric = (format: string): boolean => format.includes(`-${METRIC}`);
