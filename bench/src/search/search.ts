import os from 'node:os';
import type pg from 'pg';
import type { Bench } from '../bench.ts';
import type { BenchDatabase } from '../database.ts';
import { readResult } from '../results.ts';
import { measureCompleteness } from './completeness.ts';
import { openContenders } from './contenders.ts';
import { measureFreshness } from './freshness.ts';
import { ratioOf } from './goals.ts';
import { type ClassResult, measureClass } from './measure.ts';
import { drawQuestions, type QueryClass } from './questions.ts';
import { report, times } from './report.ts';
import { measureStrange } from './strange.ts';
import { type HttpResult, measureThroughput } from './throughput.ts';
import { measureWholeAnswers, wholeAnswersTable } from './wholeAnswer.ts';
import { openWorld, type WorldSize } from './world.ts';
import type { WorldResult } from './worldResult.ts';

/** Measured over HTTP: the pages people wait for. */
const OVER_HTTP = new Set(['1', '2b', '3a', '6', '7a']);

export const bench: Bench = {
  usage: 'search [--peer] [--places 1000000,5000000] [--pins 200000] [--rounds 60] [--fresh]',
  async run(options) {
    const sizes = (options.places ?? '1000000').split(',').map(Number);
    const pins = Number(options.pins ?? 200_000);
    const rounds = Number(options.rounds ?? 60);
    const worlds: WorldResult[] = [];
    for (const places of sizes) worlds.push(await measureWorld({ places, pins }, rounds, options));
    return report(worlds, await readResult('search'));
  },
};

async function measureWorld(
  size: WorldSize,
  rounds: number,
  options: Record<string, string>,
): Promise<WorldResult> {
  const { database, built } = await openWorld(size, options.fresh === 'true');
  const others = openContenders(database.url);
  try {
    const before = load();
    console.log(`${size.places} places: ${built}; load ${before.toFixed(1)}`);
    const classes = await drawQuestions(others, rounds);
    const measured = await measureAll(database, others, classes);
    const wholeAnswers = await measureWholeAnswers(database, classes);
    console.log(wholeAnswersTable(wholeAnswers));
    const http = await measureHttp(database, others, classes);
    const besidePeer =
      options.peer === 'true'
        ? await (await import('./againstPeer.ts')).measureAgainstPeer(database, classes)
        : null;
    const strange = await measureStrange(database);
    const freshness = await measureFreshness(database);
    const completeness = await measureCompleteness(database, classes);
    return {
      size,
      rounds,
      built,
      load: { before, after: load() },
      classes: measured,
      http,
      wholeAnswers,
      besidePeer,
      strange,
      freshness,
      completeness,
    };
  } finally {
    await others.end();
    await database.stop();
  }
}

/** Average over the last minute. */
const load = () => os.loadavg()[0] ?? 0;

async function measureAll(
  database: BenchDatabase,
  others: pg.Pool,
  classes: readonly QueryClass[],
): Promise<ClassResult[]> {
  const results: ClassResult[] = [];
  for (const query of classes) {
    const result = await measureClass(database, others, query);
    const { ours, counted, literal, tuned } = result.times;
    console.log(
      `${query.id} ${query.name}: ${times(ours)}; counted ${times(counted)}; literal ${times(literal)}, ${ratioOf(result).toFixed(1)}x; tuned ${times(tuned)}, ${ratioOf(result, 'tuned').toFixed(1)}x`,
    );
    results.push(result);
  }
  return results;
}

async function measureHttp(
  database: BenchDatabase,
  others: pg.Pool,
  classes: readonly QueryClass[],
): Promise<HttpResult[]> {
  const results: HttpResult[] = [];
  for (const query of classes.filter(({ id }) => OVER_HTTP.has(id))) {
    const result = { query, ...(await measureThroughput(database, others, query)) };
    console.log(
      `${query.id} over HTTP: ${result.ours.perSecond.toFixed(0)}/s, literal ${result.literal.perSecond.toFixed(1)}/s`,
    );
    results.push(result);
  }
  return results;
}
