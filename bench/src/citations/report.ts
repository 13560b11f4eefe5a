import type { Citation } from './draw.ts';
import type { Mutation } from './mutation.ts';
import { keyOf, type Seen } from './progress.ts';

interface Run {
  seed: number;
  /** How many there are to draw from. */
  citations: number;
  drawn: readonly Citation[];
  seen: readonly Seen[];
  mutationOf(citation: Citation): Mutation | undefined;
}

export function reportOf({ seed, citations, drawn, seen, mutationOf }: Run): string {
  const rows = drawn.map((citation) => rowOf(citation, mutationOf(citation), seen));
  const shown = rows.filter(({ isRed }) => isRed).length;
  const commits = [...new Set(rows.flatMap(({ commit }) => commit ?? []))];
  console.log(`${shown} of ${drawn.length} were seen red.`);
  return [
    '# Citations',
    '',
    `A test that cites the id of a requirement claims to fail without its behaviour. \`npm run bench -- citations\` draws ${drawn.length} of ${citations} citations (seed ${seed}, different ids), takes the behaviour of each away in a copy of the repository, by one small change of the source, and runs that one test: it has to pass before and to fail by an assertion after.`,
    '',
    `**${shown} of ${drawn.length} citations were seen red without their behaviour**, at ${commits.join(', ')}.`,
    '',
    '| Id | Test | Taken away | Seen red |',
    '|---|---|---|---|',
    ...rows.map(({ cells }) => `| ${cells.join(' | ')} |`),
  ].join('\n');
}

interface Row {
  cells: string[];
  isRed: boolean;
  commit?: string;
}

function rowOf({ id, test, title }: Citation, mutation: Mutation | undefined, seen: readonly Seen[]): Row {
  const name = `\`${test}\`: ${title.replaceAll('\n', ' ').replaceAll('|', '\\|')}`;
  if (!mutation) return { cells: [id, name, '', 'not shown: no mutation was written'], isRed: false };
  const key = keyOf(mutation);
  const last = seen.findLast((row) => row.key === key);
  const isRed = last?.mutated.ended === 'red';
  const taken = `${mutation.takes} (\`${mutation.source}\`)`;
  return { cells: [id, name, taken, answer(mutation, last)], isRed, ...(last && { commit: last.commit }) };
}

function answer({ mended }: Mutation, seen: Seen | undefined): string {
  if (!seen) return 'not shown: was not run';
  const { ended, why } = seen.mutated;
  if (ended === 'red') return mended ? `test mended: ${mended}` : 'yes';
  if (ended === 'green') return 'not shown: the test stays green';
  return `not shown: ${why.replaceAll('|', '\\|')}`;
}
