import type { Bench } from '../bench.ts';
import { table } from '../results.ts';
import { CATEGORY_NAMES, METRIC_NAMES, type Visit, visit } from './lighthouse.ts';
import { withProduct } from './product.ts';
import { BUDGET_KB, type Script, scriptsOf, sum } from './scripts.ts';

const EXPLORE = '/explore';
const PAGES = [EXPLORE, '/curated-plans', '/search?q=dinner', '/place/liora-city-lights'];

/** The visit with the middle performance score: one run alone depends on what else the machine does. */
function middle(visits: Visit[]): Visit {
  const sorted = visits.toSorted((a, b) => (a.scores[0] ?? 0) - (b.scores[0] ?? 0));
  const chosen = sorted[Math.floor(sorted.length / 2)];
  if (!chosen) throw new Error('--runs has to be at least 1.');
  return chosen;
}

async function visitTimes(address: string, runs: number): Promise<Visit> {
  const visits: Visit[] = [];
  for (let run = 0; run < runs; run++) visits.push(await visit(address));
  return middle(visits);
}

const kb = (kilobytes: number) => kilobytes.toFixed(1);

function scriptTable(scripts: Script[]): string {
  const rows = scripts.map(({ file, plain, gzip, brotli }) => [file, kb(plain), kb(gzip), kb(brotli)]);
  const total = ['Total', kb(sum(scripts, 'plain')), kb(sum(scripts, 'gzip')), kb(sum(scripts, 'brotli'))];
  return table(['Script', 'plain, KB', 'gzip, KB', 'brotli, KB'], [...rows, total]);
}

function scoreTable(visits: [page: string, visit: Visit][]): string {
  const rows = visits.map(([page, { scores, metrics }]) => [page, ...scores.map(String), ...metrics]);
  return table(['Page', ...CATEGORY_NAMES, ...METRIC_NAMES], rows);
}

function report(visits: [page: string, visit: Visit][], scripts: Script[], runs: number): string {
  const weight = sum(scripts, 'brotli');
  const verdict = weight <= BUDGET_KB ? 'within' : 'over';
  return [
    '# Weight and speed of the web app',
    '`npm run bench -- web`: the built app with the demo city, first visits with an empty cache.',
    '## JavaScript of the first load of /explore, before any map',
    `${kb(weight)} KB (brotli, as served) of ${BUDGET_KB} KB: **${verdict} the budget**.`,
    scriptTable(scripts),
    '## Lighthouse, mobile',
    `Simulated mid-range phone on slow 4G; middle of ${runs} ${runs === 1 ? 'run' : 'runs'}.`,
    scoreTable(visits),
  ].join('\n\n');
}

export const bench: Bench = {
  usage: 'web [--runs 3]   JavaScript of the first load, and Lighthouse scores of four pages',
  run: (options) =>
    withProduct({ localMap: true }, async (address) => {
      const runs = Number(options.runs ?? 3);
      const visits: [string, Visit][] = [];
      for (const page of PAGES) {
        console.log(`Visiting ${page} …`);
        visits.push([page, await visitTimes(`${address}${page}`, runs)]);
      }
      const explore = visits.find(([page]) => page === EXPLORE)?.[1];
      const markdown = report(visits, explore ? await scriptsOf(explore) : [], runs);
      console.log(`\n${markdown}`);
      return markdown;
    }),
};
