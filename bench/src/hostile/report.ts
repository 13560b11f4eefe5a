import type { Outcome } from '../../../server/test/hostile/attack.ts';
import { count } from './count.ts';
import type { Row } from './progress.ts';

/** The node runs out of memory beyond its heap, and may not take more in all. */
export const HEAP_MB = 256;
const MOST_MEMORY_MB = 640;
/** Refusals for want of time or room are no findings, but they hide what lies behind them: at most one in a hundred. */
const MOST_REFUSED = 0.01;
const MEGABYTE = 1024 * 1024;

export const megabytes = (bytes: number) => Math.round(bytes / MEGABYTE);
const seconds = (ms: number) => Math.round(ms / 1000);

const line = (name: string, outcome: Outcome, ms: number) => {
  const { total, ok, refused, limited, busy, failed } = count(outcome);
  return `| ${name} | ${total} | ${ok} | ${refused} | ${limited} | ${busy} | ${failed} | ${outcome.faults.length} | ${seconds(ms)} |`;
};

export function show({ name, outcome, memory, ms }: Row): void {
  console.log(`${line(name, outcome, ms)} ${megabytes(memory)} MB`);
  for (const fault of outcome.faults.slice(0, 3)) console.log(`    ${fault}`);
}

/** The table under what is said of it; null when something was found, which the lines above then tell. */
export function report(
  title: string,
  how: string,
  rows: readonly Row[],
  mostMegabytes = MOST_MEMORY_MB,
): string | null {
  const counts = rows.map(({ outcome }) => count(outcome));
  const all = counts.reduce((sum, { total }) => sum + total, 0);
  const failed = counts.reduce((sum, one) => sum + one.failed, 0);
  const late = counts.reduce((sum, { limited, busy }) => sum + limited + busy, 0);
  const faults = rows.reduce((sum, { outcome }) => sum + outcome.faults.length, 0);
  const memory = megabytes(Math.max(...rows.map((row) => row.memory)));
  const took = seconds(rows.reduce((sum, { ms }) => sum + ms, 0));
  console.log(
    `${all} requests: ${failed} × 500, ${faults} faults in all, ${late} refused for now; at most ${memory} MB, ${took} s`,
  );
  if (faults > 0 || late > all * MOST_REFUSED || memory > mostMegabytes) return null;
  return [
    `# ${title}`,
    '',
    `${how} Of ${all} requests ${failed} were answered with a fault and none with anything of the server's inside; ${late} were refused for now; the node that answered them, whose heap is limited to ${HEAP_MB} MB, never had more than ${memory} MB in all. It took ${took} seconds.`,
    '',
    '| What was asked | Requests | 2xx, 3xx | other 4xx | 429 | 503 | other 5xx | Faults | Seconds |',
    '|---|---:|---:|---:|---:|---:|---:|---:|---:|',
    ...rows.map(({ name, outcome, ms }) => line(name, outcome, ms)),
  ].join('\n');
}
