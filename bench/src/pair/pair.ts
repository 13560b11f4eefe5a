import { availableParallelism, loadavg } from 'node:os';
import type { Bench } from '../bench.ts';
import { openBenchDatabase } from '../database.ts';
import { feedTable, measureFeed } from './feed.ts';
import { measureNotices, noticesTable } from './notices.ts';
import { measurePages, pagesTable } from './pages.ts';
import { measureParting, partingTable } from './parting.ts';

type Options = Record<string, string>;
const numberOf = (text: string | undefined) => (text === undefined ? undefined : Number(text));

async function feed(): Promise<string> {
  const database = await openBenchDatabase('feed', { fresh: true });
  try {
    return feedTable(await measureFeed(database));
  } finally {
    await database.stop();
  }
}

/** The feed comes first: what the others leave behind in this process is no part of it. */
const PARTS: Record<string, (options: Options) => Promise<string>> = {
  feed,
  pages: async ({ plans }) => pagesTable(await measurePages(numberOf(plans))),
  parting: async ({ streams }) => partingTable(await measureParting(numberOf(streams))),
  notices: async ({ notices }) => noticesTable(await measureNotices(numberOf(notices))),
};

const load = () => loadavg()[0]?.toFixed(1);

async function run(options: Options): Promise<string | null> {
  const parts: string[] = [];
  for (const [name, measure] of Object.entries(PARTS)) {
    if (options.only && options.only !== name) continue;
    console.log(`${name} …`);
    const before = load();
    const told = await measure(options);
    parts.push(`## ${name}\n\n${told}\n\nLoad of the machine ${before} before and ${load()} after.`);
    console.log(`\n${parts.at(-1)}\n`);
  }
  return `# Two people

What a partner costs, and how soon what is due reaches people (bench/src/pair). One node as it is shipped where streams and notices are measured;
${availableParallelism()} cores for everything together. Run again with \`npm run bench -- pair\`, one part with \`--only\`.

${parts.join('\n\n')}
`;
}

export const bench: Bench = {
  usage: '[--only feed|pages|parting|notices] [--plans 20000] [--streams 5000] [--notices 10000]',
  resultName: ({ only }) => (only ? `pair-${only}` : 'pair'),
  run,
};
