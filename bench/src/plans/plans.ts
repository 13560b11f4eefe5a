import { availableParallelism, loadavg } from 'node:os';
import type { Bench } from '../bench.ts';
import { openBenchDatabase } from '../database.ts';
import { table } from '../results.ts';
import { percentiles } from '../search/measure.ts';
import { type PlanList, planLists } from './lists.ts';
import { makePlanWorld } from './world.ts';

const FEW = 1_000;
const MANY = 200_000;
const WARM_UPS = 8;
const ROUNDS = 5;
/** Questions that one world answers before it is the other one's turn: in turns of one, each pays for the other's garbage. */
const TURN = 12;
const MOST_GROWTH = 1.3;
const MOST_MS = 10;

interface Row {
  name: string;
  isCount: boolean;
  few: number;
  many: number;
}

const load = () => loadavg()[0]?.toFixed(1);

async function run(options: Record<string, string>): Promise<string | null> {
  const [fewer, more] = [FEW, Number(options.plans ?? MANY)];
  if (more % FEW !== 0) throw new Error(`--plans is a multiple of ${FEW}.`);
  const before = load();
  const small = await openBenchDatabase('plans-few', { fresh: true });
  try {
    const large = await openBenchDatabase('plans-many', { fresh: true });
    try {
      console.log('Building the worlds …');
      const few = await planLists(await makePlanWorld(small, fewer));
      const many = await planLists(await makePlanWorld(large, more));
      const rows = await measureAll(few, many, new RegExp(options.only ?? ''));
      const text = report(rows, more, `${before} before and ${load()} after`);
      console.log(`\n${text}`);
      return options.only ? null : text;
    } finally {
      await large.stop();
    }
  } finally {
    await small.stop();
  }
}

async function measureAll(few: readonly PlanList[], many: readonly PlanList[], only: RegExp): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [i, list] of few.entries()) {
    const other = many[i];
    if (other && only.test(list.name)) rows.push(await measure(list, other));
  }
  return rows;
}

async function measure(few: PlanList, many: PlanList): Promise<Row> {
  const times = new Map<PlanList, number[]>([
    [few, []],
    [many, []],
  ]);
  for (const list of times.keys()) for (let i = 0; i < WARM_UPS; i++) await list.ask();
  for (let round = 0; round < ROUNDS; round++) {
    // Who begins changes from round to round.
    for (const list of round % 2 ? [many, few] : [few, many])
      for (let i = 0; i < TURN; i++) {
        const start = performance.now();
        await list.ask();
        times.get(list)?.push(performance.now() - start);
      }
  }
  const p50 = (list: PlanList) => percentiles(times.get(list) ?? []).p50;
  return { name: few.name, isCount: few.isCount ?? false, few: p50(few), many: p50(many) };
}

const growth = ({ few, many }: Row) => many / few;
const verdict = (met: boolean) => (met ? 'met' : '**not met**');

function report(rows: readonly Row[], more: number, loads: string): string {
  const [head, wide] = [FEW.toLocaleString('en'), more.toLocaleString('en')];
  const lists = rows.filter((row) => !row.isCount);
  const growing = lists.filter((row) => growth(row) > MOST_GROWTH);
  const slow = rows.filter((row) => row.many > MOST_MS);
  const names = (missed: readonly Row[]) =>
    missed.length ? `, not: ${missed.map(({ name }) => name).join('; ')}` : '';
  const lines = rows.map((row) => [
    row.name,
    row.few.toFixed(2),
    row.many.toFixed(2),
    `${growth(row).toFixed(2)}x`,
    [growing.includes(row) ? 'growth' : '', slow.includes(row) ? 'ms' : ''].filter(Boolean).join(', '),
  ]);
  return `# Lists of plans

Every list and page of plans over the functions that answer for it, in one process, once with ${head} plans and once with
${wide}, with people (500 at least), likes and saves in proportion (bench/src/plans/world.ts: the same in every run). Each world has a PostgreSQL of its
own as it is shipped. After ${WARM_UPS} warm-ups each list is asked ${ROUNDS * TURN} times, in turns of ${TURN}; milliseconds, p50. A *count* is asked
beside the first page of a list, which does not wait for it; it is asked here as by a node that keeps none yet, counts to 10,000, and may grow to
there with what it counts: it is held to the milliseconds alone. A twentieth of all plans lies near here, so that
list grows with the world, too; in the small world tags are more frequent where their list would not fill a page, for pages of one length are
compared. ${availableParallelism()} cores for this process and both PostgreSQLs together; average load of the machine ${loads}:
where others work beside it, ratios near the goal are noisy. Run again with \`npm run bench -- plans\`.

${table(['list', `${head} plans`, `${wide} plans`, 'ratio', 'missed'], lines)}

- At most ${MOST_GROWTH}x: ${verdict(growing.length === 0)}, ${lists.length - growing.length} of ${lists.length} lists and pages${names(growing)}.
- At most ${MOST_MS} ms with ${wide} plans: ${verdict(slow.length === 0)}, ${rows.length - slow.length} of ${rows.length} lists, pages and counts${names(slow)}.
`;
}

export const bench: Bench = {
  usage:
    '[--plans 200000] [--only words]: every list of plans, against the same list in a world of 1,000 plans',
  run,
};
