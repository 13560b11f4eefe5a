import { availableParallelism, loadavg } from 'node:os';
import type { Bench } from '../bench.ts';
import { openBenchDatabase } from '../database.ts';
import { table } from '../results.ts';
import { type PlanList, planLists } from './lists.ts';
import {
  measurePair,
  ROUNDS,
  type Row,
  ratioCells,
  refuseOtherQuestions,
  TURN,
  WARM_UPS,
} from './measure.ts';
import { makePlanWorld } from './world.ts';

const FEW = 1_000;
const MANY = 200_000;
const MOST_GROWTH = 1.3;
const MOST_MS = 10;

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
      const isAsked = ({ name }: PlanList) => new RegExp(options.only ?? '').test(name);
      const pairs = few.flatMap((list, i) => {
        const other = many[i];
        return other && isAsked(list) ? [{ few: list, many: other }] : [];
      });
      for (const pair of pairs) await refuseOtherQuestions(pair);
      const rows: Row[] = [];
      for (const pair of pairs) rows.push(await measurePair(pair, { few: small.pid, many: large.pid }));
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

const verdict = (met: boolean) => (met ? 'met' : '**not met**');

function report(rows: readonly Row[], more: number, loads: string): string {
  const [head, wide] = [FEW.toLocaleString('en'), more.toLocaleString('en')];
  const lists = rows.filter((row) => !row.isCount);
  const growing = lists.filter((row) => row.undisturbed > MOST_GROWTH);
  const slow = rows.filter((row) => row.many > MOST_MS);
  const names = (missed: readonly Row[]) =>
    missed.length ? `, not: ${missed.map(({ name }) => name).join('; ')}` : '';
  const lines = rows.map((row) => [
    ...ratioCells(row),
    [growing.includes(row) ? 'growth' : '', slow.includes(row) ? 'ms' : ''].filter(Boolean).join(', '),
  ]);
  return `# Lists of plans

Every list and page of plans over the functions that answer for it, in one process, once with ${head} plans and once with
${wide}, with people (500 at least), likes and saves in proportion (bench/src/plans/world.ts: the same in every run). Each world has a PostgreSQL of its
own as it is shipped. After ${WARM_UPS} warm-ups each list is asked ${ROUNDS * TURN} times in each world, in ${ROUNDS} rounds of ${TURN} by turns: milliseconds and their *ratio*, p50.
*Undisturbed* is the ratio of the quickest tenth (p10): one question does the same work each time, and what goes beyond is what others do on the machine. On a quiet
one both ratios are alike; the goal is held against this one, which says the same on a busy machine. *Processor* is the ratio of the processor time of script and
PostgreSQL together. A *count* is asked beside the first page of a list, which does not wait for it; it is asked here as by a node that keeps none yet,
counts to 10,000, and may grow to there with what it counts: it is held to the milliseconds alone.

Both worlds are asked the same question, and the bench ends where a list or page has more rows in one of them. A twentieth of all plans lies near here, so that
list grows with the world, too; in the small world tags are more frequent where their list would not fill a page. *A part of many tags* is part of forty names in either
world, and the newest page shows plans of most of them: names cost such a list time (compare *a tag of one in 200*, one name), plans do not.

${availableParallelism()} cores for this process and both PostgreSQLs together; average load of the machine ${loads}. Run again with \`npm run bench -- plans\`.

${table(['list', `${head} plans`, `${wide} plans`, 'ratio', 'undisturbed', 'processor', 'missed'], lines)}

- At most ${MOST_GROWTH}x, undisturbed: ${verdict(growing.length === 0)}, ${lists.length - growing.length} of ${lists.length} lists and pages${names(growing)}.
- At most ${MOST_MS} ms with ${wide} plans: ${verdict(slow.length === 0)}, ${rows.length - slow.length} of ${rows.length} lists, pages and counts${names(slow)}.
`;
}

export const bench: Bench = {
  usage:
    '[--plans 200000] [--only words]: every list of plans, against the same list in a world of 1,000 plans',
  run,
};
