import { availableParallelism, loadavg } from 'node:os';
import type { Bench } from '../bench.ts';
import { type BenchDatabase, openBenchDatabase } from '../database.ts';
import { table } from '../results.ts';
import { percentiles } from '../search/measure.ts';
import { processorTimeOf } from '../search/processorTime.ts';
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
  /** How much more processor time the large world takes, of script and PostgreSQL together: the same on a busy machine. */
  processor: number;
}

/** A list in one of the worlds, with what was measured of it. */
interface Measured {
  list: PlanList;
  pid: number;
  times: number[];
  processor: number[];
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
      const measured = (list: PlanList, { pid }: BenchDatabase): Measured => ({
        list,
        pid,
        times: [],
        processor: [],
      });
      const pairs = few.flatMap((list, i): [Measured, Measured][] => {
        const other = many[i];
        const isAsked = new RegExp(options.only ?? '').test(list.name);
        return other && isAsked ? [[measured(list, small), measured(other, large)]] : [];
      });
      const rows: Row[] = [];
      for (const pair of pairs) rows.push(await measure(...pair));
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

async function measure(few: Measured, many: Measured): Promise<Row> {
  for (const { list } of [few, many]) for (let i = 0; i < WARM_UPS; i++) await list.ask();
  for (let round = 0; round < ROUNDS; round++)
    // Who begins changes from round to round.
    for (const measured of round % 2 ? [many, few] : [few, many]) await takeTurn(measured);
  const p50 = ({ times }: Measured) => percentiles(times).p50;
  const { name, isCount = false } = few.list;
  const processor = percentiles(many.processor).p50 / percentiles(few.processor).p50;
  return { name, isCount, few: p50(few), many: p50(many), processor };
}

async function takeTurn({ list, pid, times, processor }: Measured): Promise<void> {
  const asking = async () => {
    for (let i = 0; i < TURN; i++) {
      const start = performance.now();
      await list.ask();
      times.push(performance.now() - start);
    }
  };
  const { time } = await processorTimeOf(pid, asking, () => TURN);
  processor.push(time.script + time.database);
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
    Number.isNaN(row.processor) ? '' : `${row.processor.toFixed(2)}x`,
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
where others work beside it, ratios near the goal are noisy, and those of the processor time of script and PostgreSQL together (*processor*) less so. Run again with \`npm run bench -- plans\`.

${table(['list', `${head} plans`, `${wide} plans`, 'ratio', 'processor', 'missed'], lines)}

- At most ${MOST_GROWTH}x: ${verdict(growing.length === 0)}, ${lists.length - growing.length} of ${lists.length} lists and pages${names(growing)}.
- At most ${MOST_MS} ms with ${wide} plans: ${verdict(slow.length === 0)}, ${rows.length - slow.length} of ${rows.length} lists, pages and counts${names(slow)}.
`;
}

export const bench: Bench = {
  usage:
    '[--plans 200000] [--only words]: every list of plans, against the same list in a world of 1,000 plans',
  run,
};
