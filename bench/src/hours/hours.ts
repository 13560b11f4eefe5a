import { DAY_MS } from '@liora/domain/durations';
import { CATEGORY_NAMES } from '@liora/domain/rules/categories';
import { nightsByDay } from '@liora/domain/rules/hoursTable';
import { understandHours } from '../../../server/src/modules/places/hours/osmHours.parser.ts';
import { usualStay } from '../../../server/src/modules/places/hours/usualStay.data.ts';
import type { Bench } from '../bench.ts';
import { dataIsThere, dataPath } from '../relevance/cases.ts';
import { table } from '../results.ts';
import { CLASSES, judge, kindOf, type Verdict } from './judge.ts';
import { type Case, readCases } from './places.ts';

const EXTRACTS = [
  'sf-downtown-2023/sf-downtown-places.geojson',
  'monaco-series/monaco-2026-03-09-places.geojson',
];
const INSTANTS = 200;
const FIRST_DAY = Date.UTC(2025, 9, 20) / DAY_MS;
const YEAR_DAYS = 365;
const EVENING = 15 * 60;

export const bench: Bench = {
  usage: 'hours [--files a.geojson,b.geojson]',
  async run(options) {
    const files = options.files?.split(',') ?? (dataIsThere() ? EXTRACTS.map(dataPath) : []);
    if (files.length === 0) {
      console.error('The places of ../shared/data are not there; name files of your own with --files.');
      return null;
    }
    const cases = (await Promise.all(files.map(readCases))).flat();
    const instants = drawInstants();
    const verdicts = cases.map((one) => judge(one, FIRST_DAY, instants));
    const markdown = report(verdicts, cases);
    console.log(markdown);
    return markdown;
  },
};

/** Evenly over a year, at all hours: every 43.8 hours, so that each is another one of the day. */
const drawInstants = () =>
  Array.from({ length: INSTANTS }, (_, index) => {
    const day = FIRST_DAY + 1 + (index * YEAR_DAYS) / INSTANTS;
    return new Date(Math.floor(day * DAY_MS));
  });

function report(verdicts: readonly Verdict[], cases: readonly Case[]): string {
  const rows = CLASSES.map((kind) =>
    classRow(
      kind,
      verdicts.filter((one) => one.kind === kind),
    ),
  );
  return `# Opening hours

How well the words of OpenStreetMap about opening hours are understood, at ${INSTANTS} instants of a year, beside the library
\`opening_hours\` in the zone of the place itself. A text is right when it is right at all of them: what the library knows and we do
not counts as wrong. Of an open end ('18:00+') the library knows nothing; there RUL-126 counts. What follows the sun it cannot
judge far from Greenwich. Run again with \`npm run bench -- hours\`, also on \`--files\` of your own.

${table(['what they hold', 'texts', 'judged', 'right at all instants', 'share', 'instants unknown'], [...rows, classRow('all', verdicts)])}

## How long places are open

The median of openings without an open end, in minutes, beside what is used for an open end of that category.

${table(
  ['category', 'opens by day', 'used', 'opens for the evening', 'used'],
  CATEGORY_NAMES.map((name) => staysRow(name, cases)),
)}
`;
}

function classRow(name: string, verdicts: readonly Verdict[]): string[] {
  const judged = verdicts.filter(({ wrong }) => wrong !== null);
  const right = judged.filter(({ wrong }) => wrong === 0).length;
  const unknown = verdicts.reduce((sum, one) => sum + one.unknown, 0) / (verdicts.length * INSTANTS || 1);
  return [
    name,
    String(verdicts.length),
    String(judged.length),
    String(right),
    percent(judged.length === 0 ? Number.NaN : right / judged.length),
    percent(unknown),
  ];
}

const percent = (share: number) => (Number.isNaN(share) ? '' : `${(share * 100).toFixed(1)} %`);

function staysRow(category: string, cases: readonly Case[]): string[] {
  const stays = cases.filter(({ context }) => context.category === category).flatMap(openingsOf);
  const median = (isEvening: boolean) => {
    const lengths = stays
      .filter(({ minute }) => minute >= EVENING === isEvening)
      .map(({ length }) => length)
      .sort((a, b) => a - b);
    return lengths.length === 0 ? '' : `${lengths[Math.floor(lengths.length / 2)]} (of ${lengths.length})`;
  };
  return [
    category,
    median(false),
    String(usualStay(category, 0)),
    median(true),
    String(usualStay(category, EVENING)),
  ];
}

/** Each opening of a week, by the minute of the day at which it begins; none of what has no certain end. */
function openingsOf({ text, context }: Case) {
  if (kindOf(text) !== 'plain') return [];
  const weekly = understandHours(text, context, FIRST_DAY, 7)?.weekly ?? [];
  return nightsByDay(weekly)
    .flat()
    .map(([start, end]) => ({ minute: start, length: end - start }))
    .filter(({ length }) => length < 1440);
}
