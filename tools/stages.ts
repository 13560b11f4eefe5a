import { addCounts, type Counts, NO_TESTS } from './counts.ts';

export interface Stage {
  name: string;
  run: () => Promise<Counts>;
}

interface EndedStage {
  name: string;
  seconds: number;
  counts: Counts;
}

const secondsSince = (start: number) => (performance.now() - start) / 1000;

async function runInTurn(stages: Stage[]): Promise<EndedStage[]> {
  const ended: EndedStage[] = [];
  for (const { name, run } of stages) {
    const start = performance.now();
    const counts = await run();
    ended.push({ name, seconds: secondsSince(start), counts });
  }
  return ended;
}

/** The stages of a row run one after another, the rows beside each other: one alone leaves processors idle. */
export async function runStages(rows: Stage[][]): Promise<{ counts: Counts; table: string }> {
  const start = performance.now();
  const ended = (await Promise.all(rows.map(runInTurn))).flat();
  return {
    counts: ended.map(({ counts }) => counts).reduce(addCounts, NO_TESTS),
    table: timeTable(ended, secondsSince(start)),
  };
}

function minutes(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** What took how long, in minutes; the last line is the whole. */
export function timeTable(ended: Pick<EndedStage, 'name' | 'seconds'>[], seconds: number): string {
  const lines = [...ended, { name: 'together', seconds }];
  const width = Math.max(...lines.map(({ name }) => name.length));
  return lines.map(({ name, seconds }) => `${name.padEnd(width)}  ${minutes(seconds)}`).join('\n');
}
