import { parseArgs } from 'node:util';
import { isCalendarDate } from '@liora/domain/rules/calendarDate';
import { zoneClock } from '@liora/domain/rules/hoursClock';
import { firstDayOf } from '../../hours/firstDay.rules.ts';
import type { HolidayRegion } from '../../hours/hoursContext.types.ts';
import { argumentText } from '../import.text.ts';
import type { ImportSettings } from '../importSettings.types.ts';

/** The command line makes no sense. The message says why. */
export class UsageError extends Error {}

export interface ImportArguments {
  help: boolean;
  files: string[];
  settings: ImportSettings;
  sourceDate: string | null;
  dryRun: boolean;
  partial: boolean;
  acceptGone: boolean;
  list: boolean;
  /** Whether the map of the area is made, too. */
  map: boolean;
}

const OPTIONS = {
  help: { type: 'boolean', short: 'h', default: false },
  'dry-run': { type: 'boolean', short: 'n', default: false },
  partial: { type: 'boolean', default: false },
  'accept-gone': { type: 'boolean', default: false },
  list: { type: 'boolean', default: false },
  'no-map': { type: 'boolean', default: false },
  'source-date': { type: 'string' },
  region: { type: 'string' },
  'time-zone': { type: 'string' },
  'min-confidence': { type: 'string', default: '0.5' },
} as const;

/** Reads the command line (without node and script). Throws UsageError. */
export function readArguments(words: string[], now: Date): ImportArguments {
  const { values, positionals } = parse(words);
  if (!values.help && positionals.length === 0) throw new UsageError(argumentText.noFile);
  return {
    help: values.help,
    files: positionals,
    settings: {
      timeZone: readTimeZone(values['time-zone']),
      region: readRegion(values.region),
      minConfidence: readConfidence(values['min-confidence']),
      firstDay: firstDayOf(now),
    },
    sourceDate: readDate(values['source-date']),
    dryRun: values['dry-run'],
    partial: values.partial,
    acceptGone: values['accept-gone'],
    list: values.list,
    map: !values['no-map'],
  };
}

function parse(words: string[]) {
  try {
    return parseArgs({ args: words, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function readTimeZone(text: string | undefined): string | null {
  if (text === undefined) return null;
  if (!zoneClock(text)) throw new UsageError(argumentText.timeZone(text));
  return text;
}

/** 'us', 'us/California'. */
function readRegion(text: string | undefined): HolidayRegion | null {
  if (text === undefined) return null;
  const [, country, state] = /^([A-Za-z]{2})(?:\/(.+))?$/.exec(text) ?? [];
  if (!country) throw new UsageError(argumentText.region(text));
  return { country: country.toLowerCase(), states: state === undefined ? [] : [state] };
}

function readConfidence(text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !(value >= 0 && value <= 1)) throw new UsageError(argumentText.confidence(text));
  return value;
}

function readDate(text: string | undefined): string | null {
  if (text === undefined) return null;
  if (!isCalendarDate(text)) throw new UsageError(argumentText.date(text));
  return text;
}
