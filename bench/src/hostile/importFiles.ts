import { WorkerProcess } from '../workerProcess.ts';
import type { ListReply, ListRequest } from './listReader.ts';
import { megabytes } from './report.ts';

const AT_A_TIME = 50;
const SEED = 15;
const HEAP_MB = 512;
const MOST_MEMORY_MB = 1024;
/** A file that takes longer is a bomb that went off. */
const MOST_MS = 20_000;

/** @param howMany files, read as devices read them, with a document of jsdom in the place of the browser's */
export async function importFiles(howMany: number): Promise<string | null> {
  const reader = new WorkerProcess(import.meta.resolve('./listReader.ts'), [
    `--max-old-space-size=${HEAP_MB}`,
  ]);
  const all: ListReply[] = [];
  const began = performance.now();
  try {
    for (let done = 0; done < howMany; done += AT_A_TIME) {
      const request: ListRequest = { howMany: Math.min(AT_A_TIME, howMany - done), seed: SEED + done };
      const reply = await reader.ask<ListReply>(request);
      all.push(reply);
      const { read, refused, faults, slowest } = reply;
      console.log(done, read, refused, `${slowest.name} ${Math.round(slowest.ms)} ms`, faults.slice(0, 3));
    }
  } finally {
    await reader.end();
  }
  const sum = (of: (reply: ListReply) => number) => all.reduce((total, reply) => total + of(reply), 0);
  const faults = all.flatMap((reply) => reply.faults);
  const slowest = Math.max(...all.map((reply) => reply.slowest.ms));
  const memory = megabytes(Math.max(...all.map(({ most }) => most)));
  if (faults.length > 0 || memory > MOST_MEMORY_MB || slowest > MOST_MS) {
    console.log(`${faults.length} faults, ${memory} MB, the slowest ${Math.round(slowest)} ms`);
    return null;
  }
  return [
    '# Hostile lists',
    '',
    'GPX, KML, GeoJSON, CSV and ZIP files with entity bombs, entities from outside, endless nesting, ZIP bombs, archives that lie about their sizes, points at 0,0, swapped and outside the world, and all of them cut off, spoilt, put together and misnamed, read by the readers of the device. A fault is a reader that throws, a row without a name, with a place outside the world or at 0,0, or with anything that the file defines or takes from elsewhere.',
    '',
    '| Files | Rows were read of | Refused in words | Faults | Most memory, MB | Slowest file, ms | Seconds |',
    '|---:|---:|---:|---:|---:|---:|---:|',
    `| ${howMany} | ${sum(({ read }) => read)} | ${sum(({ refused }) => refused)} | 0 | ${memory} | ${Math.round(slowest)} | ${Math.round((performance.now() - began) / 1000)} |`,
  ].join('\n');
}
