import type { Bench } from '../bench.ts';
import { allCitations, type Citation, draw, isBrowserTest } from './draw.ts';
import type { Mutation } from './mutation.ts';
import { MUTATIONS } from './mutations.ts';
import type { Outcome } from './outcome.ts';
import { runBrowserTests } from './playwright.ts';
import { keyOf, noteSeen, readSeen, type Seen } from './progress.ts';
import { reportOf } from './report.ts';
import { openScratch, scratchCommit, withMutation } from './scratch.ts';
import { runVitestTests } from './vitest.ts';

const SEED = 11;
const DRAWN = 60;

/** A drawn citation, and what takes its behaviour away. */
interface Case {
  citation: Citation;
  mutation: Mutation;
}

async function run(options: Record<string, string>): Promise<string | null> {
  const { seed = String(SEED), only, resume, draw: isDrawOnly } = options;
  const citations = allCitations();
  const drawn = draw(citations, Number(seed), DRAWN);
  if (isDrawOnly) {
    for (const { id, test, title } of drawn) console.log(`${id}  ${test}  ${title}`);
    return null;
  }
  const seen = await readSeen(resume !== undefined || only !== undefined);
  const cases = drawn.flatMap((citation) => caseOf(citation) ?? []);
  // What showed nothing is run again.
  const done = new Set(seen.filter(({ mutated }) => isAnswer(mutated)).map(({ key }) => key));
  const left = cases.filter(({ citation, mutation }) =>
    only ? only.split(',').includes(citation.id) : !done.has(keyOf(mutation)),
  );
  seen.push(...(await runAll(left)));
  return reportOf({ seed: Number(seed), citations: citations.length, drawn, seen, mutationOf });
}

const isAnswer = ({ ended }: Outcome) => ended === 'red' || ended === 'green';

const mutationOf = ({ id, test, title }: Citation): Mutation | undefined =>
  MUTATIONS.find(
    (mutation) => mutation.id === id && mutation.test === test && title.includes(mutation.title),
  );

function caseOf(citation: Citation): Case | undefined {
  const mutation = mutationOf(citation);
  return mutation && { citation, mutation };
}

/** The quick ones first. */
async function runAll(cases: readonly Case[]): Promise<Seen[]> {
  if (cases.length === 0) return [];
  openScratch();
  const kinds = [
    { cases: cases.filter(({ citation }) => !isBrowserTest(citation)), runTests: runVitestTests },
    { cases: cases.filter(({ citation }) => isBrowserTest(citation)), runTests: runBrowserTests },
  ];
  const rows: Seen[] = [];
  for (const { cases: some, runTests } of kinds)
    if (some.length > 0) rows.push(...(await runKind(some, runTests)));
  return rows;
}

type RunTests = (citations: readonly Citation[]) => Promise<Outcome[]>;

/** Once all of them as the product is, then each without its behaviour. */
async function runKind(cases: readonly Case[], runTests: RunTests): Promise<Seen[]> {
  console.log(`${cases.length} tests with everything there …`);
  const without = await runTests(cases.map(({ citation }) => citation));
  const rows: Seen[] = [];
  for (const [i, { citation, mutation }] of cases.entries()) {
    const before = without[i];
    if (!before) throw new Error(`Nothing is known of ${citation.id}.`);
    rows.push(await runCase(citation, mutation, before, runTests));
  }
  return rows;
}

async function runCase(
  citation: Citation,
  mutation: Mutation,
  without: Outcome,
  runTests: RunTests,
): Promise<Seen> {
  const outcome =
    without.ended === 'green'
      ? await withMutation(mutation, async () => (await runTests([citation]))[0])
      : `with everything there: ${without.ended}, ${without.why}`;
  const mutated: Outcome =
    typeof outcome === 'object' ? outcome : { ended: 'absent', why: outcome ?? 'nothing ran' };
  const row = { key: keyOf(mutation), id: citation.id, commit: scratchCommit(), without, mutated };
  console.log(`${row.id}: ${mutated.ended}${mutated.why && ` (${mutated.why})`}`);
  await noteSeen(row);
  return row;
}

export const bench: Bench = {
  usage: 'citations [--seed 11] [--only AUTH-02,RUL-39] [--resume] [--draw]',
  run,
};
