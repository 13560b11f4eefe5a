import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');

const RESULTS = path.join(ROOT, 'bench/results');
const resultFile = (name: string) => path.join(RESULTS, `${name}.md`);

/** What an earlier run wrote to bench/results/<name>.md; empty when there was none. */
export const readResult = (name: string): Promise<string> =>
  readFile(resultFile(name), 'utf8').catch(() => '');

/** Writes bench/results/<name>.md and returns its path from the root of the repository. */
export async function saveResult(name: string, markdown: string): Promise<string> {
  const file = resultFile(name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, markdown.endsWith('\n') ? markdown : `${markdown}\n`);
  return path.relative(ROOT, file);
}

/** What the rows of the kept results with such names begin with. */
export async function firstCellsOf(names: RegExp): Promise<Set<string>> {
  const files = (await readdir(RESULTS)).filter((file) => names.test(file));
  const texts = await Promise.all(files.map((file) => readFile(path.join(RESULTS, file), 'utf8')));
  return new Set(
    texts.flatMap((text) => [...text.matchAll(/^\| ([^|]+?) +\|/gm)].map(([, cell = '']) => cell)),
  );
}

/** A Markdown table whose columns also line up in a terminal. */
export function table(head: readonly string[], rows: ReadonlyArray<readonly string[]>): string {
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => (row[i] ?? '').length)));
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, i) => (cells[i] ?? '').padEnd(width)).join(' | ')} |`;
  return [line(head), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...rows.map(line)].join(
    '\n',
  );
}
