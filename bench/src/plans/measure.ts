import { processorTimeOf } from '../search/processorTime.ts';
import type { PlanList } from './lists.ts';

/** As many as every connection that a list uses needs until its statements are planned for good. */
export const WARM_UPS = 30;
/** Even, for who begins changes from round to round. */
export const ROUNDS = 60;
/** Questions that one world answers before it is the other one's turn: in turns of one, each pays for the other's garbage. */
export const TURN = 6;
/** Of all answers of a list, those that nobody else on the machine held up. */
const QUICKEST = 0.1;
const HALF = 0.5;

/** One thing for each world. */
interface Pair<Thing> {
  few: Thing;
  many: Thing;
}

export interface Row {
  name: string;
  isCount: boolean;
  /** Milliseconds of an answer in each world, p50. */
  few: number;
  many: number;
  /** How much longer the large world takes, by p50. */
  ratio: number;
  /**
   * The same by the quickest tenth: one question does the same work each time, and what goes beyond is what others do on the
   * machine, which meets p50 of one world more than of the other.
   */
  undisturbed: number;
  /** How much more processor time it takes, of script and PostgreSQL together. */
  processor: number;
}

/** A row of a table of results: both worlds, and the three ratios. */
export const ratioCells = ({ name, few, many, ratio, undisturbed, processor }: Row): string[] => [
  name,
  few.toFixed(2),
  many.toFixed(2),
  `${ratio.toFixed(2)}x`,
  `${undisturbed.toFixed(2)}x`,
  Number.isNaN(processor) ? '' : `${processor.toFixed(2)}x`,
];

/** What one turn took for each answer. */
interface Turn {
  times: number[];
  processor: number;
}

/** Plans, or whatever else an answer lists. */
function lengths(answer: unknown): string {
  if (Array.isArray(answer)) return `${answer.length}`;
  const listed = Object.values(answer ?? {}).filter((value) => Array.isArray(value));
  return listed.map(({ length }) => length).join(' and ');
}

/** A world that answers with more rows than the other one is asked something else, and no ratio says how a list grows. */
export async function refuseOtherQuestions({ few, many }: Pair<PlanList>): Promise<void> {
  if (few.isCount) return;
  const [short, long] = [lengths(await few.ask()), lengths(await many.ask())];
  if (short !== long)
    throw new Error(`'${few.name}' has ${short} rows in the small world and ${long} in the large one.`);
}

export async function measurePair(lists: Pair<PlanList>, pids: Pair<number>): Promise<Row> {
  for (const list of [lists.few, lists.many]) for (let i = 0; i < WARM_UPS; i++) await list.ask();
  const turns: Pair<Turn[]> = { few: [], many: [] };
  const worlds = ['few', 'many'] as const;
  for (let round = 0; round < ROUNDS; round++)
    for (const world of round % 2 ? worlds.toReversed() : worlds)
      turns[world].push(await takeTurn(lists[world], pids[world]));
  const timeAt = (world: keyof Pair<unknown>, share: number) =>
    quantile(
      turns[world].flatMap(({ times }) => times),
      share,
    );
  const processor = (world: keyof Pair<unknown>) =>
    quantile(
      turns[world].map((turn) => turn.processor),
      HALF,
    );
  const [few, many] = [timeAt('few', HALF), timeAt('many', HALF)];
  return {
    name: lists.few.name,
    isCount: lists.few.isCount ?? false,
    few,
    many,
    ratio: many / few,
    undisturbed: timeAt('many', QUICKEST) / timeAt('few', QUICKEST),
    processor: processor('many') / processor('few'),
  };
}

async function takeTurn(list: PlanList, pid: number): Promise<Turn> {
  const times: number[] = [];
  const asking = async () => {
    for (let i = 0; i < TURN; i++) {
      const start = performance.now();
      await list.ask();
      times.push(performance.now() - start);
    }
  };
  const { time } = await processorTimeOf(pid, asking, () => TURN);
  return { times, processor: time.script + time.database };
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(share * sorted.length)] ?? Number.NaN;
}
