import type { ImportRun } from '@liora/domain/contract/imports';
import { formatDate, formatNumber } from '@liora/domain/i18n/format';
import { importsText } from './imports.text.ts';

const KILO = 1000;

/** '12.3 MB', '0.4 kB'. */
export function sizeWords(bytes: number): string {
  const size = (unit: string, value: number) =>
    formatNumber(value, { style: 'unit', unit, maximumFractionDigits: 1 });
  return bytes < KILO * KILO ? size('kilobyte', bytes / KILO) : size('megabyte', bytes / KILO / KILO);
}

export const momentWords = (at: string): string =>
  formatDate(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });

/** What it is of, as far as it is known. */
export const sourceWords = ({ source, file }: Pick<ImportRun, 'source' | 'file'>): string =>
  source ? importsText.sources[source] : file;

/** The file, and the day of its data once it was read. */
export function fileWords({ file, source_date }: Pick<ImportRun, 'file' | 'source_date'>): string {
  if (!source_date) return file;
  const day = formatDate(new Date(source_date), { dateStyle: 'long', timeZone: 'UTC' });
  return importsText.dataOf(file, day);
}

/** Whole percents; null while nobody has begun. */
export function percentOf({ done, total }: NonNullable<ImportRun['progress']>): number | null {
  return total > 0 ? Math.min(100, Math.floor((done / total) * 100)) : null;
}

/** How many places of the file are another thing by it. */
export const changesOf = ({ added, changed, closed }: NonNullable<ImportRun['counts']>): number =>
  added + changed + closed;

const PACKED = ['gzip', 'zip'];

/** Why it failed; what is wrong with a file and has no words of its own here is only said to be wrong. */
export function failureWords(failure: string): string {
  const words: Record<string, string> = importsText.failures;
  return (PACKED.includes(failure) ? words.packed : words[failure]) ?? importsText.unusable;
}
