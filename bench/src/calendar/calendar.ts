import { loadavg } from 'node:os';
import type { Bench } from '../bench.ts';
import { openBenchDatabase } from '../database.ts';
import { feedTable, measureFeed } from '../pair/feed.ts';

async function run(): Promise<string> {
  const database = await openBenchDatabase('calendar', { fresh: true });
  try {
    const times = feedTable(await measureFeed(database));
    const load = loadavg()[0]?.toFixed(1);
    console.log(`\n${times}\n\nLoad of the machine: ${load}`);
    return `# Calendar\n\nOver HTTP, in one process with the reader. Load of the machine: ${load}.\n\n${times}`;
  } finally {
    await database.stop();
  }
}

export const bench: Bench = { usage: 'calendar', run };
