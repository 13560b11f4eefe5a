import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Check, findingLines } from './findingLines.ts';
import { FIXTURES } from './fixtures.ts';
import { mutantsOf } from './mutants.ts';

/*
 * Changes every rule of the plan check, one thing at a time, and prints how many changes there were and those that no
 * fixture notices, as JSON. A program of its own: thousands of modules are loaded, and none of them stays.
 */
const FOLDER = path.resolve(import.meta.dirname, '..');
const work = mkdtempSync(path.join(tmpdir(), 'liora-mutants-'));

/** Without types and comments; what lies outside the folder is imported from where it is. */
function plainSource(file: string): string {
  const code = stripTypeScriptTypes(readFileSync(path.join(FOLDER, file), 'utf8'));
  return code
    .replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '')
    .replace(/from '(\.\.\/[^']+)'/g, (_, to) => `from '${pathToFileURL(path.join(FOLDER, to)).href}'`);
}

const files = readdirSync(FOLDER).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
const sources = new Map(files.map((file) => [file, plainSource(file)]));

/** A file and all that import it, however far away. */
function importersOf(file: string): Set<string> {
  const affected = new Set([file]);
  for (const one of affected)
    for (const [other, source] of sources) if (source.includes(`from './${one}'`)) affected.add(other);
  return affected;
}

/** The check with one file of it changed; what that does not reach is the same module for all. */
async function checkWith(name: string, changed: string, source: string): Promise<Check> {
  const affected = importersOf(changed);
  const folder = path.join(work, name);
  mkdirSync(folder);
  for (const file of affected) {
    const code = file === changed ? source : (sources.get(file) ?? '');
    const linked = code.replace(
      /from '\.\/([^']+)'/g,
      (_, to) => `from '${affected.has(to) ? './' : '../original/'}${to}'`,
    );
    writeFileSync(path.join(folder, file), linked);
  }
  return import(pathToFileURL(path.join(folder, 'planCheck.ts')).href);
}

async function originalCheck(): Promise<Check> {
  const folder = path.join(work, 'original');
  mkdirSync(folder);
  for (const [file, source] of sources) writeFileSync(path.join(folder, file), source);
  return import(pathToFileURL(path.join(folder, 'planCheck.ts')).href);
}

const linesOf = (check: Check, index: number): string => {
  const fixture = FIXTURES[index];
  try {
    return fixture ? findingLines(check, fixture.plan).join('\n') : '';
  } catch (error) {
    return String(error);
  }
};

const mutants = [...sources].flatMap(([file, source]) =>
  mutantsOf(file, source).map((mutant) => ({ ...mutant, file })),
);
try {
  const original = await originalCheck();
  const expected = FIXTURES.map((_, index) => linesOf(original, index));
  const survivors: string[] = [];
  for (const [number, { file, name, source }] of mutants.entries()) {
    const check = await checkWith(String(number), file, source).catch(() => null);
    if (check && expected.every((lines, index) => linesOf(check, index) === lines)) survivors.push(name);
  }
  console.log(JSON.stringify({ mutants: mutants.length, survivors }));
} finally {
  rmSync(work, { recursive: true });
}
