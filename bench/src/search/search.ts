import os from 'node:os';
import type { Bench } from '../bench.ts';
import { type BenchDatabase, openBenchDatabase } from '../database.ts';
import { table } from '../results.ts';
import { LITERAL_INDEXES, TUNED_INDEXES } from './literal.ts';
import { type ClassResult, measureClass, type Times } from './measure.ts';
import { drawQuestions, type QueryClass } from './questions.ts';
import { measureThroughput, type Throughput } from './throughput.ts';
import { buildWorld, type WorldSize } from './world.ts';

/** The same for every design. */
const SETTINGS = {
  shared_buffers: '4GB',
  effective_cache_size: '12GB',
  maintenance_work_mem: '1GB',
  work_mem: '32MB',
  max_wal_size: '8GB',
  random_page_cost: '1.1',
};
/** Measured over HTTP: the pages people wait for. */
const OVER_HTTP = new Set(['1', '2b', '3a', '6', '7a']);

export const bench: Bench = {
  usage: 'search [--places 1000000,5000000] [--pins 200000] [--rounds 60] [--keep]',
  async run(options) {
    const sizes = (options.places ?? '1000000').split(',').map(Number);
    const pins = Number(options.pins ?? 200_000);
    const rounds = Number(options.rounds ?? 60);
    const parts: string[] = [];
    for (const places of sizes)
      parts.push(await benchWorld({ places, pins }, rounds, options.keep === 'true'));
    return `${INTRODUCTION}\n\n${parts.join('\n\n')}\n`;
  },
};

async function benchWorld(size: WorldSize, rounds: number, keep: boolean): Promise<string> {
  const name = `search-${size.places}`;
  const database = await openBenchDatabase(name, { fresh: !keep, settings: SETTINGS });
  try {
    const started = performance.now();
    const kept = await isBuilt(database);
    if (!kept)
      await buildWorld(database, size, (step) =>
        console.log(`${((performance.now() - started) / 1000).toFixed(0)} s: ${step}`),
      );
    const built = kept
      ? 'Kept from an earlier run'
      : `Built in ${((performance.now() - started) / 60_000).toFixed(1)} minutes`;
    await database.pool.query(LITERAL_INDEXES);
    await database.pool.query('vacuum analyze venues');
    await database.pool.query('vacuum analyze restaurants');
    await database.pool.query('vacuum analyze dropped_pins');
    const classes = await drawQuestions(database, rounds);
    const literal = await measureAll(database, classes, 'literal');
    const throughput = await measureHttp(database, classes);
    await tune(database);
    const tuned = await measureAll(database, classes, 'tuned');
    return report(size, rounds, built, literal, tuned, throughput);
  } finally {
    await database.stop();
  }
}

async function isBuilt(database: BenchDatabase): Promise<boolean> {
  const { rowCount } = await database.pool.query('select from place_search limit 1');
  return (rowCount ?? 0) > 0;
}

async function tune(database: BenchDatabase): Promise<void> {
  const client = await database.pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query(TUNED_INDEXES);
  } finally {
    client.release(true);
  }
}

async function measureAll(
  database: BenchDatabase,
  classes: readonly QueryClass[],
  against: string,
): Promise<ClassResult[]> {
  const results: ClassResult[] = [];
  for (const query of classes) {
    const result = await measureClass(database, query);
    console.log(
      `${query.id} ${query.name}: ${times(result.ours)}; counted ${times(result.counted)}; ${against} ${times(result.literal)}; ${ratio(result)}`,
    );
    results.push(result);
  }
  return results;
}

async function measureHttp(database: BenchDatabase, classes: readonly QueryClass[]) {
  const results: Array<{ query: QueryClass; ours: Throughput; literal: Throughput }> = [];
  for (const query of classes.filter(({ id }) => OVER_HTTP.has(id))) {
    const result = { query, ...(await measureThroughput(database, query)) };
    console.log(
      `${query.id} over HTTP: ${result.ours.perSecond.toFixed(0)}/s, literal ${result.literal.perSecond.toFixed(1)}/s`,
    );
    results.push(result);
  }
  return results;
}

const ms = (value: number) => (value < 10 ? value.toFixed(2) : value.toFixed(0));
const times = ({ p50, p95, p99 }: Times) => `${ms(p50)} / ${ms(p95)} / ${ms(p99)}`;
const ratio = ({ ours, literal }: ClassResult) => `${(literal.p50 / ours.p50).toFixed(1)}x`;

function report(
  size: WorldSize,
  rounds: number,
  built: string,
  literal: ClassResult[],
  tuned: ClassResult[],
  http: Array<{ query: QueryClass; ours: Throughput; literal: Throughput }>,
): string {
  const rows = literal.map((result, i) => {
    const control = tuned[i];
    const found = result.recall === null ? '' : `found ${(100 * result.recall).toFixed(0)} %`;
    return [
      result.query.id,
      result.query.name,
      times(result.ours),
      times(result.counted),
      times(result.literal),
      result.recall === null ? ratio(result) : '(finds none)',
      control ? times(control.literal) : '',
      control && result.recall === null ? ratio(control) : found,
    ];
  });
  const httpRows = http.map(({ query, ours, literal: peer }) => [
    query.id,
    ours.perSecond.toFixed(0),
    peer.perSecond.toFixed(1),
    `${(ours.perSecond / peer.perSecond).toFixed(0)}x`,
    ms(ours.p99),
    ms(peer.p99),
    String(ours.failures + peer.failures),
  ]);
  return `## ${size.places.toLocaleString('en')} places, ${size.pins.toLocaleString('en')} pins

${built}; ${os.cpus().length} cores; ${rounds} questions per class. Milliseconds, p50 / p95 / p99.

${table(['', 'class', 'ours', 'ours, counted', 'literal', 'ratio p50', 'literal, tuned indexes', 'ratio p50'], rows)}

Over HTTP, 8 connections, answers a second:

${table(['', 'ours', 'literal', 'ratio', 'p99 ours ms', 'p99 literal ms', 'failures'], httpRows)}`;
}

const INTRODUCTION = `# Search speed

A synthetic world, the same in every run (bench/src/search/world.ts). *Ours* is the whole service: understanding the text,
the page of 50 (or 8) cards with opening states, and what is added to short lists; it searches a circle of twice the
radius, 20 miles. *Counted* adds how many places there are in all, up to 300; over HTTP it is always counted. Ratios
compare *ours* with *literal*. *Literal* is the specification as it reads: per table a bounding box of 10 miles and ILIKE, complete
rows to the client, which merges, cuts and sorts. *Tuned* is the same with the indexes a careful operator would add
(latitude and longitude together, trigrams). Same PostgreSQL, same settings, in turns, in the same run. Run again with
\`npm run bench -- search --places 1000000,5000000\`.`;
