import { parseArgs } from 'node:util';
import type { Bench } from './bench.ts';

/** Loaded when asked for: a bench may need what another machine does not have. */
const BENCHES: Record<string, () => Promise<{ bench: Bench }>> = {
  citations: () => import('./citations/citations.ts'),
  hostile: () => import('./hostile/hostile.ts'),
  hours: () => import('./hours/hours.ts'),
  imports: () => import('./imports/imports.ts'),
  live: () => import('./live/live.ts'),
  map: () => import('./map/map.ts'),
  noninterference: () => import('./noninterference/noninterference.ts'),
  pair: () => import('./pair/pair.ts'),
  photos: () => import('./photos/photos.ts'),
  plans: () => import('./plans/plans.ts'),
  relevance: () => import('./relevance/relevance.ts'),
  search: () => import('./search/search.ts'),
  sqlmap: () => import('./sqlmap/sqlmap.ts'),
  start: () => import('./start/start.ts'),
  web: () => import('./web/web.ts'),
};

async function main(): Promise<number> {
  const [name = '', ...args] = process.argv.slice(2);
  const load = BENCHES[name];
  if (!load) {
    console.error(`npm run bench -- <name> [--option value]; names: ${Object.keys(BENCHES).join(', ')}`);
    return 2;
  }
  const { bench } = await load();
  const options = readOptions(args);
  const markdown = await bench.run(options);
  if (markdown === null) return 1;
  const { saveResult } = await import('./results.ts');
  console.log(`\nWritten to ${await saveResult(bench.resultName?.(options) ?? name, markdown)}`);
  return 0;
}

/** '--places 1000,5000' and '--places=1000,5000' alike; a flag without value is 'true'. */
function readOptions(args: string[]): Record<string, string> {
  const { tokens } = parseArgs({ args, strict: false, tokens: true, allowPositionals: true });
  const options: Record<string, string> = {};
  let last: string | null = null;
  for (const token of tokens) {
    if (token.kind === 'option') {
      options[token.name] = token.value ?? 'true';
      last = token.value === undefined ? token.name : null;
    } else if (token.kind === 'positional' && last) {
      options[last] = token.value;
      last = null;
    }
  }
  return options;
}

process.exitCode = await main();
