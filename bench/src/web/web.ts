import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Bench } from '../bench.ts';
import { ROOT, table } from '../results.ts';
import { firstVisit, SCREENS } from './firstVisit.ts';
import { CATEGORY_NAMES, METRIC_NAMES, type Visit, visit } from './lighthouse.ts';
import { withProduct } from './product.ts';
import { invitationWithoutApp, publicPagesReport } from './publicPages.ts';
import { BUDGET_KB, type Script, scriptsOf, sum } from './scripts.ts';

const EXPLORE = '/explore';
const SPEED_TITLE = '## Lighthouse, mobile';
const PAGES = [EXPLORE, '/curated-plans', '/search?q=dinner', '/place/liora-city-lights'];

/** The visit with the middle performance score: one run alone depends on what else the machine does. */
function middle(visits: Visit[]): Visit {
  const sorted = visits.toSorted((a, b) => (a.scores[0] ?? 0) - (b.scores[0] ?? 0));
  const chosen = sorted[Math.floor(sorted.length / 2)];
  if (!chosen) throw new Error('--runs has to be a number, 0 or more.');
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

/** What the first load of /explore weighs, on a phone script by script. */
async function weightReport(address: string): Promise<string[]> {
  const phone = await scriptsOf(await firstVisit(`${address}${EXPLORE}`, 'phone'));
  const desktop = await scriptsOf(await firstVisit(`${address}${EXPLORE}`, 'desktop'));
  const weight = sum(phone, 'brotli');
  const verdict = weight <= BUDGET_KB ? 'within' : 'over';
  return [
    '## JavaScript of the first load of /explore, before any map',
    `${kb(weight)} KB (brotli, as served) of ${BUDGET_KB} KB on a phone (${size('phone')}): **${verdict} the budget**. On a desktop (${size('desktop')}) ${kb(sum(desktop, 'brotli'))} KB: more pictures are on the first screen.`,
    scriptTable(phone),
  ];
}

const size = (screen: keyof typeof SCREENS) => `${SCREENS[screen].width} × ${SCREENS[screen].height}`;

async function speedReport(address: string, runs: number): Promise<string[]> {
  const visits: [string, Visit][] = [];
  for (const page of PAGES) {
    console.log(`Visiting ${page} …`);
    visits.push([page, await visitTimes(`${address}${page}`, runs)]);
  }
  return [
    SPEED_TITLE,
    `Simulated mid-range phone on slow 4G; middle of ${runs} ${runs === 1 ? 'run' : 'runs'}.`,
    `The phone is taken for a quarter as quick as the machine that measures. That was one of ${powerOf(visits)} by Lighthouse's BenchmarkIndex: TBT of two results can be compared only where these numbers are alike.`,
    scoreTable(visits),
  ];
}

function powerOf(visits: [page: string, visit: Visit][]): string {
  const powers = visits.map(([, { power }]) => Math.round(power));
  return `${Math.min(...powers)} to ${Math.max(...powers)}`;
}

/** The Lighthouse part of the last result, where there is one. */
async function lastSpeedReport(): Promise<string[]> {
  const last = await readFile(path.join(ROOT, 'bench/results/web.md'), 'utf8').catch(() => '');
  return last.includes(SPEED_TITLE) ? [last.slice(last.indexOf(SPEED_TITLE)).trimEnd()] : [];
}

export const bench: Bench = {
  usage:
    'web [--runs 3]   JavaScript of the first load, and Lighthouse scores of the public pages; --runs 0 keeps those',
  async run(options) {
    const runs = Number(options.runs ?? 3);
    const measured = await withProduct({ localMap: true, app: true }, async (address) => [
      ...(await weightReport(address)),
      ...(runs === 0
        ? await lastSpeedReport()
        : [...(await speedReport(address, runs)), ...(await publicPagesReport(address))]),
    ]);
    const withoutApp = runs === 0 ? [] : await withProduct({ localMap: true }, invitationWithoutApp);
    const markdown = [
      '# Weight and speed of the web app',
      '`npm run bench -- web`: the built app with the demo city, first visits with an empty cache.',
      ...measured,
      ...withoutApp,
    ].join('\n\n');
    console.log(`\n${markdown}`);
    return markdown;
  },
};
