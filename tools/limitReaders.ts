import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, report, sourceFiles } from './sourceFiles.ts';

const LIMITS = 'domain/src/limits/';
/** What the product is made of, with its SQL, which can only name a limit; tests and benches read none that it does not. */
const PRODUCT = /^(?:server|web|domain|art)\/src\/.*\.(?:ts|tsx|sql)$/;
const NO_PRODUCT = /\.test\.tsx?$|\/testing\//;

/** In which files which ends are looked for: up to 9 a schema counts what is there, as price levels are. */
const ENDS: [files: RegExp, ends: RegExp][] = [
  [/^domain\/src\/contract\/(?!.*\.test\.)/, /\.max\((?:\d{2,}|\d[\d_]+)\)/g],
  [/^server\/src\/modules\/(?!.*(?:\.test\.|\/testing\/))/, /\blimit (?!1\b)\d+|\.limit\((?!1\))[\d_]+\)/g],
];

/** The names that a file of limits gives away. */
export function limitNames(source: string): string[] {
  return [...source.matchAll(/^export const ([A-Z0-9_]+)\b/gm)].map(([, name = '']) => name);
}

/** Limits that no file of the product reads: rules that nothing keeps. */
export function unreadLimits(names: readonly string[], sources: readonly string[]): string[] {
  const read = new Set(sources.flatMap((source) => source.match(/\b[A-Z][A-Z0-9_]+\b/g) ?? []));
  return names.filter((name) => !read.has(name));
}

/** Ends of lists and texts that stand in a statement or a schema instead of among the limits. One row, or none, is no limit. */
export function inlineEnds(file: string, source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  const ends = ENDS.find(([files]) => files.test(file))?.[1];
  const found = ends ? [...code.matchAll(ends)] : [];
  return found.map(([end]) => `${file}: "${end}" is a business number: give it a name in ${LIMITS}`);
}

if (import.meta.main) {
  const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
  const product = sourceFiles().filter(
    (file) => PRODUCT.test(file) && !NO_PRODUCT.test(file) && !file.startsWith(LIMITS),
  );
  const limitFiles = sourceFiles().filter((file) => file.startsWith(LIMITS));
  const unread = unreadLimits(
    limitFiles.flatMap((file) => limitNames(read(file))),
    product.map(read),
  );
  report([
    ...unread.map((name) => `${LIMITS}: nothing of the product reads ${name}`),
    ...product.flatMap((file) => inlineEnds(file, read(file))),
  ]);
}
