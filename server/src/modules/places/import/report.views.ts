import { reportText } from './import.text.ts';
import type { SkipReason, SourceName } from './importedPlace.types.ts';
import type { Box } from './read/coveredArea.rules.ts';
import type { FileFormat } from './read/fileFormat.parser.ts';

/** What an import did, or with `dryRun` would do. Stored in place_imports.report. */
export interface ImportReport {
  file: string;
  format: FileFormat['name'];
  source: SourceName;
  /** Day of the data, YYYY-MM-DD. */
  sourceDate: string;
  area: Box | null;
  /** Objects looked at, by kind. */
  read: Record<string, number>;
  /** Places in the file. */
  places: number;
  byCategory: Record<string, number>;
  /** Places whose hours are written down, and how many of those nobody could understand. */
  hours: { understood: number; unknown: number };
  added: number;
  changed: number;
  /** The source gave them another id; they are the same places as before. */
  carried: number;
  /** Of the changed, carried and returned: with another name. */
  renamed: number;
  /** Of the changed and carried: from venue to restaurant or back. */
  moved: number;
  /** Were gone and are there again. */
  returned: number;
  gone: number;
  /** Missing from the file and left as they are: far too many at once, or only a part was imported. */
  goneWithheld: number;
  /** Nothing new but the days for which opening hours are written out. */
  refreshed: number;
  unchanged: number;
  /** Places in the file of which newer data was there already. */
  newerBefore: number;
  skipped: Partial<Record<SkipReason, number>>;
  /** Places that refer to points or lines that the file does not have; absent in reports from before it was counted. */
  incomplete?: number;
  dryRun: boolean;
  /** Places written before somebody stopped the import, null when it came to its end. */
  stoppedAfter: number | null;
  seconds: number;
}

/** The report for reading, one fact to a line. */
export function reportLines(report: ImportReport): string[] {
  const { text, row } = reportText;
  const lines = [
    text.head(report.file, report.format, report.sourceDate),
    text.read(report.read),
    text.places(report.places, report.byCategory),
    text.hours(report.hours.understood, report.hours.unknown),
    '',
    row(report.added, text.added),
    row(report.changed, text.changed(report.renamed, report.moved)),
    row(report.gone, text.gone),
    row(report.returned, text.returned),
    row(report.unchanged, text.unchanged),
  ];
  if (report.carried > 0) lines.push(row(report.carried, text.carried));
  if (report.refreshed > 0) lines.push(row(report.refreshed, text.refreshed));
  const skipped = Object.entries(report.skipped).sort((a, b) => b[1] - a[1]);
  if (skipped.length > 0) lines.push('', text.skipped);
  for (const [reason, count] of skipped) lines.push(row(count, reportText.reason[reason as SkipReason]));
  return [...lines, '', ...notes(report)];
}

function notes(report: ImportReport): string[] {
  const { text } = reportText;
  const lines: string[] = [];
  if (report.newerBefore > 0) lines.push(text.newerBefore(report.newerBefore));
  if (report.incomplete) lines.push(text.incomplete(report.incomplete));
  if (report.goneWithheld > 0) lines.push(text.goneWithheld(report.goneWithheld));
  if (report.dryRun) lines.push(text.dryRun(report.seconds));
  else if (report.stoppedAfter !== null) lines.push(text.stopped(report.stoppedAfter, report.places));
  else lines.push(text.done(report.seconds));
  return lines;
}
