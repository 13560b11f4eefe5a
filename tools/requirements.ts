import { readFileSync } from 'node:fs';
import path from 'node:path';
import { reference } from './reference.ts';
import { ROOT, report, sourceFiles } from './sourceFiles.ts';

/*
 * docs/rules.md is the product's own list of rules. Its form, which this check reads:
 *
 *   Areas: PSB, SRCH
 *
 *   | ID | Rule | State |
 *   |---|---|---|
 *   | PSB-01 | One sentence in our own words. | tested |
 *   | PSB-02 | … | waits: invitations |
 *
 * 'tested': a test cites the id in its title. 'waits: <area>': carried out with that later area.
 */
const RULES = 'docs/rules.md';
/** The full matrix lies beside the repository, where there is one. */
const MATRIX = ['spec/requirements.md', 'spec/rulings.md', 'review.md'];

const ID = /\b[A-Z]{2,6}-\d{2,3}\b/g;
const ROW = /^\|\s*([A-Z]{2,6}-\d{2,3})\s*\|(.*)\|\s*$/;

export interface Rule {
  id: string;
  text: string;
  state: string;
}

export interface RuleList {
  areas: string[];
  rules: Rule[];
}

function areaOf(id: string): string {
  return id.slice(0, id.indexOf('-'));
}

/** Reads docs/rules.md. */
export function parseRules(markdown: string): RuleList {
  const areas = /^Areas:\s*(.*)$/m.exec(markdown)?.[1]?.match(/[A-Z]{2,6}/g) ?? [];
  const rules = markdown.split('\n').flatMap((line) => {
    const [, id, rest] = ROW.exec(line) ?? [];
    if (!id || rest === undefined) return [];
    const cells = rest.split('|').map((cell) => cell.trim());
    return [{ id, text: cells[0] ?? '', state: cells.at(-1) ?? '' }];
  });
  return { areas, rules };
}

const RANGE = /\b([A-Z]{2,6})-(\d{2,3}) (?:to|–) \1-(\d{2,3})\b/g;

/** 'PCRE-18 to PCRE-23' cites all six. */
function idsIn(text: string): string[] {
  const ranges = [...text.matchAll(RANGE)].flatMap(([, area, first = '', last = '']) => {
    const length = Math.max(0, Number(last) - Number(first) + 1);
    return Array.from(
      { length },
      (_, i) => `${area}-${String(Number(first) + i).padStart(first.length, '0')}`,
    );
  });
  return [...new Set([...(text.match(ID) ?? []), ...ranges])];
}

const TEXT_OR_COMMENT = /(['"])(?:\\.|(?!\1)[^\\\n])*\1|(`)(?:\\.|[^`\\])*`|\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm;

/** The texts of a test file that cite ids (its titles and the rows they are filled with), not its comments. */
export function citingTexts(testFile: string): { text: string; ids: string[] }[] {
  // A text may hold what looks like the beginning of a comment ('//evil.example').
  const code = testFile.replace(TEXT_OR_COMMENT, (found, quote, template) =>
    quote || template ? found : '',
  );
  return [...code.matchAll(/(['"`])((?:\\.|(?!\1)[^\\])*)\1/g)]
    .map(([, , text = '']) => ({ text, ids: idsIn(text) }))
    .filter(({ ids }) => ids.length > 0);
}

export const citedIds = (testFile: string): string[] => citingTexts(testFile).flatMap(({ ids }) => ids);

/** Every test file but the one whose titles are examples of this check. */
export const citingFiles = (): string[] =>
  sourceFiles().filter(
    (file) => /\.(?:test|spec)\.tsx?$/.test(file) && file !== 'tools/requirements.test.ts',
  );

function matrixIds(areas: string[]): string[] | undefined {
  const files = MATRIX.map((file) => reference(file)).filter(({ isThere }) => isThere);
  if (files.length === 0) return undefined;
  const lines = files.flatMap((file) => readFileSync(file.path, 'utf8').split('\n'));
  return lines.map((line) => ROW.exec(line)?.[1] ?? '').filter((id) => id && areas.includes(areaOf(id)));
}

/** What is wrong with the list, given the ids that tests cite and, where known, those of the full matrix. */
export function ruleProblems({ areas, rules }: RuleList, cited: Set<string>, matrix?: string[]): string[] {
  const problems: string[] = [];
  const known = new Set(rules.map(({ id }) => id));
  if (known.size !== rules.length) problems.push(`${RULES}: an id stands there twice`);
  for (const { id, text, state } of rules) {
    if (!areas.includes(areaOf(id)))
      problems.push(`${RULES}: ${id} is of an area that "Areas:" does not name`);
    if (!text) problems.push(`${RULES}: ${id} says nothing`);
    if (state === 'tested' && !cited.has(id))
      problems.push(`${id} is "tested", but no test cites it in its title`);
    if (state !== 'tested' && !/^waits: \S/.test(state))
      problems.push(`${RULES}: the state of ${id} is neither "tested" nor "waits: <area>"`);
  }
  for (const id of cited) {
    if (areas.includes(areaOf(id)) && !known.has(id))
      problems.push(`a test cites ${id}, which ${RULES} does not know`);
  }
  for (const id of matrix ?? []) if (!known.has(id)) problems.push(`${RULES}: ${id} is missing`);
  const real = new Set(matrix);
  if (matrix)
    for (const id of known) if (!real.has(id)) problems.push(`${RULES}: there is no requirement ${id}`);
  return problems;
}

function printLists({ rules }: RuleList, cited: Set<string>): void {
  const ids = (chosen: Rule[]) => chosen.map(({ id }) => id).join(' ') || 'none';
  const tested = rules.filter(({ id }) => cited.has(id));
  const waiting = rules.filter(({ state }) => state.startsWith('waits'));
  console.log(`Cited by tests (${tested.length}): ${ids(tested)}`);
  console.log(
    `Waiting for a later area (${waiting.length}): ${waiting.map(({ id, state }) => `${id} (${state.slice(7)})`).join(' ') || 'none'}`,
  );
}

if (import.meta.main) {
  const list = parseRules(readFileSync(path.join(ROOT, RULES), 'utf8'));
  const cited = new Set(
    citingFiles().flatMap((file) => citedIds(readFileSync(path.join(ROOT, file), 'utf8'))),
  );
  printLists(list, cited);
  report(ruleProblems(list, cited, matrixIds(list.areas)));
}
