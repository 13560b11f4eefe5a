import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, report, sourceFiles } from './sourceFiles.ts';

/*
 * Styles are utilities, and CSS modules where a layout or picture needs rules. What was written before names its classes
 * for the whole page; globalClassNames.json says how many names each style sheet still has. The numbers may only fall:
 * `node tools/classNames.ts --lower` writes down those that did, `npm run check` compares.
 */
const FILE = path.join(ROOT, 'tools/globalClassNames.json');

/** How many class names a style sheet may give the whole page, by its path. */
export type Counts = Record<string, number>;

/** A style sheet whose class names count everywhere. */
export function isGlobalSheet(file: string): boolean {
  return /^(?:web|art)\/.*\.css$/.test(file) && !file.endsWith('.module.css');
}

/** The class names that the selectors of a style sheet know, each once. */
export function classNamesIn(css: string): string[] {
  const code = css.replace(/\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|url\([^)]*\)/g, '');
  const selectors = (code.match(/[^{};]+(?=\{)/g) ?? []).filter((prelude) => !prelude.trim().startsWith('@'));
  return [...new Set(selectors.flatMap((text) => text.match(/\.-?[A-Za-z_](?:\\.|[\w-])*/g) ?? []))];
}

/**
 * Selectors that find elements by the text of their class. Chromium keeps one list of what `:has()` anywhere on a page may
 * change: with 'class' on it, each element that is added has everything that has a class styled again.
 */
export function classTextProblems(file: string, css: string): string[] {
  const found = /\[class[~^*$|]?=[^\]]*\]/.exec(css)?.[0];
  return found ? [`${file}: ${found} styles everything again with each :has(); write :global(.name)`] : [];
}

/** What differs from the noted counts, in words that say what to do. */
export function classNameProblems(counted: Counts, noted: Counts): string[] {
  const files = [...new Set([...Object.keys(counted), ...Object.keys(noted)])].sort();
  return files.flatMap((file) => {
    const now = counted[file] ?? 0;
    const most = noted[file] ?? 0;
    if (now > most)
      return [
        `${file}: ${now} class names for the whole page, at most ${most}; use utilities or a CSS module (*.module.css)`,
      ];
    if (now < most)
      return [
        `${file}: ${now} class names for the whole page, ${most} are noted; run node tools/classNames.ts --lower`,
      ];
    return [];
  });
}

/** The notes with the numbers that fell; what rose stays a problem. */
export function lowered(counted: Counts, noted: Counts): Counts {
  const entries = Object.entries(noted).map(
    ([file, most]) => [file, Math.min(most, counted[file] ?? 0)] as const,
  );
  return Object.fromEntries(entries.filter(([, most]) => most > 0));
}

if (import.meta.main) {
  const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
  const sheets = sourceFiles().filter(isGlobalSheet);
  const counted = Object.fromEntries(sheets.map((file) => [file, classNamesIn(read(file)).length]));
  const noted: Counts = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};
  const kept = process.argv.includes('--lower') ? lowered(counted, noted) : noted;
  if (kept !== noted) writeFileSync(FILE, `${JSON.stringify(kept, null, 2)}\n`);
  const styles = sourceFiles().filter((file) => file.endsWith('.css'));
  report([
    ...classNameProblems(counted, kept),
    ...styles.flatMap((file) => classTextProblems(file, read(file))),
  ]);
}
