import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, report, sourceFiles } from './sourceFiles.ts';

const LIMITS = 'domain/src/limits.ts';
/** What the product is made of, with its SQL, which can only name a limit; tests and benches read none that it does not. */
const PRODUCT = /^(?:server|web|domain|art)\/src\/.*\.(?:ts|tsx|sql)$/;
const NO_PRODUCT = /\.test\.tsx?$|\/testing\//;

/** The names that limits.ts gives away. */
export function limitNames(source: string): string[] {
  return [...source.matchAll(/^export const ([A-Z0-9_]+)\b/gm)].map(([, name = '']) => name);
}

/** Limits that no file of the product reads: rules that nothing keeps. */
export function unreadLimits(names: readonly string[], sources: readonly string[]): string[] {
  const read = new Set(sources.flatMap((source) => source.match(/\b[A-Z][A-Z0-9_]+\b/g) ?? []));
  return names.filter((name) => !read.has(name));
}

if (import.meta.main) {
  const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
  const product = sourceFiles().filter(
    (file) => PRODUCT.test(file) && !NO_PRODUCT.test(file) && file !== LIMITS,
  );
  const unread = unreadLimits(limitNames(read(LIMITS)), product.map(read));
  report(unread.map((name) => `${LIMITS}: nothing of the product reads ${name}`));
}
