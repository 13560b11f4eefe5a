import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getCatalogs } from '@lingui/cli/api';
import { makeConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { SOURCE_LANGUAGE } from '../../domain/src/i18n/i18n.ts';
import { LANGUAGES } from '../../domain/src/i18n/languages.ts';
import { report } from '../../tools/sourceFiles.ts';
import { earlyReads } from './earlyReads.ts';
import { hasSameParts } from './sameParts.ts';
import { messagesOf, TEXT_MODULE } from './textModule.ts';

/*
 * The catalogues for translators, made from the text modules: `npm run messages` writes them, with what is translated
 * already kept; `npm run check` (`--check`) says which is not up to date, lacks a translation, or says other parameters than
 * English does. A language is added to `LANGUAGES`.
 */
const ROOT = path.resolve(import.meta.dirname, '../..');
const collator = new Intl.Collator('en-US');

const config = makeConfig({
  rootDir: ROOT,
  sourceLocale: SOURCE_LANGUAGE,
  locales: [...LANGUAGES],
  orderBy: 'messageId',
  // Those of the domain are said by both sides.
  catalogs: ['domain', 'web', 'server'].map((side) => ({
    path: `<rootDir>/${side}/src/locales/{locale}/messages`,
    include: [`<rootDir>/${side}/src/**/*.text.ts`],
  })),
  format: formatter({ lineNumbers: false, explicitIdAsDefault: true }),
  extractors: [
    {
      match: (file) => TEXT_MODULE.test(file),
      extract(file, code, onMessage) {
        for (const { id, message } of messagesOf(file, code)) onMessage({ id, message, origin: [file, 1] });
      },
    },
  ],
});

type Catalogue = Awaited<ReturnType<typeof getCatalogs>>[number];

/** Texts read too early in the code of the browser. */
function earlyReadsOfWeb(): string[] {
  return globSync('web/src/**/*.{ts,tsx}', { cwd: ROOT })
    .filter((file) => !/\.test\.tsx?$|\/testing\/|^web\/src\/app\/dev\//.test(file))
    .flatMap((file) => earlyReads(file, readFileSync(path.join(ROOT, file), 'utf8')));
}

/** What is wrong with the files of one catalogue. */
async function staleFiles(catalogue: Catalogue): Promise<string[]> {
  const found = await catalogue.collect();
  if (!found) return [`${catalogue.path}: the messages could not be read`];
  const merged = catalogue.merge(await catalogue.readAll(), found, { overwrite: true });
  const problems = await Promise.all(
    Object.entries(merged).map(async ([locale, messages]) => {
      const file = catalogue.getFilename(locale);
      const current = Object.entries(messages)
        .filter(([, { obsolete }]) => !obsolete)
        .sort(([a], [b]) => collator.compare(a, b));
      const there = readText(file);
      const expected = await catalogue.format.serialize(file, Object.fromEntries(current), locale, there);
      const missing = current.filter(([, { translation }]) => !translation).map(([id]) => id);
      const other = current
        .filter(([, { message = '', translation }]) => translation && !hasSameParts(message, translation))
        .map(([id]) => id);
      return [
        ...(there === expected ? [] : [`${path.relative(ROOT, file)} is not up to date: npm run messages`]),
        ...missing.map((id) => `${path.relative(ROOT, file)}: ${id} is not translated`),
        ...other.map(
          (id) => `${path.relative(ROOT, file)}: ${id} has other parameters or tags than in English`,
        ),
      ];
    }),
  );
  return problems.flat();
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

if (import.meta.main) {
  const catalogues = await getCatalogs(config);
  const check = process.argv.includes('--check');
  if (check) report(earlyReadsOfWeb());
  for (const catalogue of catalogues) {
    if (check) {
      report(await staleFiles(catalogue));
    } else if (!(await catalogue.make({ clean: true, overwrite: true, orderBy: 'messageId' }))) {
      process.exitCode = 1;
    }
  }
}
