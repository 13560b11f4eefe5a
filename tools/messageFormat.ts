import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, report, sourceFiles } from './sourceFiles.ts';

const PRODUCT = /^(?:web|domain|server)\/src\/(?!.*(?:\.test\.tsx?$|\/testing\/|\/db\/demo\/)).*\.tsx?$/;
/** What an operator reads in a terminal is English and no message of the product; so are the pages for review. */
const NOT_MESSAGES =
  /^server\/src\/(?:backup|modules\/places\/import)\/|^server\/src\/import\.ts$|^web\/src\/app\/dev\/|^server\/src\/integrations\/mail\/mailboxPage/;
/** Where Intl is used: the one helper, and what computes with a calendar or compares names and shows neither. */
const USES_INTL =
  /^domain\/src\/i18n\/format\.ts$|^domain\/src\/rules\/hoursClock\.ts$|^web\/src\/lib\/language\.ts$|^server\/src\/modules\/(?:location\/gazetteer|places\/hours)\//;

interface Rule {
  pattern: RegExp;
  why: string;
  exceptIn?: RegExp;
  onlyIn?: RegExp;
}

const TEXT = String.raw`\b(?:\w+Texts?|text)\.(?!(?:slice|trim|length|at|map|replace|split|match|char|includes|starts|ends|normalize|toLower))\w+(?:\.\w+)*(?:\([^()]*\))?`;

const RULES: Rule[] = [
  {
    pattern: /(?<!Level )(?:[!=]==|[<>]) 1\s*\?\s*\(?['"`]/,
    why: "a plural by hand: icu('{count, plural, one {…} other {…}}')",
  },
  {
    pattern: /\.toLocale(?:Date|Time|Upper|Lower)?(?:String|Case)\(|\bIntl\.\w+(?:Format|Rules|Names)\b/,
    why: 'numbers, dates and lists are written by domain/src/i18n/format.ts',
    exceptIn: USES_INTL,
  },
  { pattern: new RegExp(`\\$\\{${TEXT}`), why: 'a sentence put together: one message with parameters' },
  {
    pattern: new RegExp(`${TEXT} \\+ |\\+ ${TEXT}`),
    why: 'a sentence put together: one message with parameters',
  },
  {
    pattern: new RegExp(`\\{${TEXT}\\}\\s*(?:\\{' '\\}\\s*)?(?:[:,.]\\s*)?\\{${TEXT}\\}`),
    why: 'two messages in one line: one message, with RichText for its links',
  },
  {
    pattern: new RegExp(`\\{[\\w.]+\\} \\{${TEXT}\\}|\\{${TEXT}\\} \\{[\\w.]+\\}`),
    why: 'a message beside its value: one message with parameters',
  },
  {
    pattern: /^export const \w+(?:: \w+)? = (?!texts\()/m,
    why: 'words of a *.text.ts are texts(…), so that they are in the catalogue',
    onlyIn: /\.text\.ts$/,
  },
];

/** FIX-56: what no language but English could say. */
export function messageProblems(file: string, content: string): string[] {
  if (!PRODUCT.test(file) || NOT_MESSAGES.test(file)) return [];
  return RULES.flatMap(({ pattern, why, exceptIn, onlyIn }) => {
    if (exceptIn?.test(file) || (onlyIn && !onlyIn.test(file))) return [];
    const found = pattern.exec(content);
    if (!found) return [];
    return [`${file}:${content.slice(0, found.index).split('\n').length}: ${why} (${found[0].trim()})`];
  });
}

if (import.meta.main) {
  report(sourceFiles().flatMap((file) => messageProblems(file, readFileSync(path.join(ROOT, file), 'utf8'))));
}
