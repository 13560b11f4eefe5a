import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { type Citation, titlePattern } from './draw.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { runNode } from './runNode.ts';
import { SCRATCH } from './scratch.ts';

const CONFIG = 'citations.config.ts';
/** What is taken away does not come: waiting the whole minute for it shows no more. */
const TIMEOUT_MS = 30_000;
const CONFIG_TEXT = `import base from './playwright.config.ts';
export default {
  ...base,
  expect: { timeout: ${TIMEOUT_MS} },
  use: { ...base.use, actionTimeout: ${TIMEOUT_MS} },
};
`;

/** A step that waits in vain for what it has to press is one as well. */
const ASSERTION = /expect\(|expect\.|Timeout \d+ms exceeded[\s\S]*waiting for/;

/** Runs these tests alone against one Liora, built from the sources as they are, and says of each how it ended. */
export async function runBrowserTests(citations: readonly Citation[]): Promise<Outcome[]> {
  writeFileSync(path.join(SCRATCH, 'e2e', CONFIG), CONFIG_TEXT);
  const said = await runNode([
    'tools/e2e.ts',
    ...new Set(citations.map(({ test }) => `${path.basename(test)}`)),
    ...['-g', [...new Set(citations.map(({ title }) => titlePattern(title)))].join('|')],
    ...['--retries=0', '--config', CONFIG],
    ...new Set(citations.map(({ test }) => `--project=${projectOf(test)}`)),
  ]);
  const words = stripVTControlCharacters(said);
  return citations.map((citation) => read(words, citation));
}

const projectOf = (test: string) => (test.endsWith('.phone.spec.ts') ? 'phone' : 'desktop');

/** In the words of the list reporter; what it writes as JSON is gone with the folder of the run. */
function read(words: string, { test, title }: Citation): Outcome {
  const pattern = new RegExp(titlePattern(title));
  const isMeant = (line: string) => line.includes(path.basename(test)) && pattern.test(line);
  const ran = words.split('\n').filter((line) => /^\s*(?:✓|✘|ok|x)\s+\d+ \[/.test(line) && isMeant(line));
  const failures = words
    .split(/^ {2}\d+\) (?=\[)/m)
    .slice(1)
    .filter((failure) => isMeant(failure.split('\n')[0] ?? ''))
    .map((failure) => failure.slice(failure.indexOf('\n')));
  if (ran.length === 0 && !/Running \d+ test/.test(words))
    return { ended: 'broken', why: words.trim().split('\n').at(-1) ?? '' };
  return outcomeOf(failures, ASSERTION, ran.length);
}
