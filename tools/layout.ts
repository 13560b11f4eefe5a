import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, report, sourceFiles } from './sourceFiles.ts';

/** The product's areas: server modules and web features carry the same names. */
const AREAS = new Set(
  `accounts profiles photos places plans pins saved reviews people membership invitations couples bucketLists checkIns
   freeEvenings memories match surprises calendar notifications moderation safety concierge location platform explore live
   support analytics previews deepLinks offline`.split(/\s+/),
);

/**
 * What a file of a server module is, between its name and `.ts` (docs/architecture.md says what each kind holds). The
 * set is closed: a file without a kind hides what is in it.
 */
export const SERVER_KINDS = new Set(
  `routes http service queries policy views rules parser data types errors jobs mails text runtime content
   joint test`.split(/\s+/),
);
/** The same for the `.ts` files of a feature of the web. Components are named like Component.tsx, hooks like useHook.ts. */
export const WEB_KINDS = new Set(
  'queries text hooks forms rules parser store actions effects data types worker test'.split(' '),
);

/** Programs: what everything else is handed its settings by. */
const ENTRIES = new Set(
  ['main', 'import', 'backup', 'restore', 'admin'].map((name) => `server/src/${name}.ts`),
);

const NAMES_THAT_SAY_NOTHING = /^(?:utils?|misc|helpers?|stuff|lib|tools|constants|types\d)$/i;
const MAX_LINES = 300;
const SIZED = /\.(?:ts|tsx|mts|cts|mjs|cjs|css)$/;
const NOT_SIZED = /\.(?:test|spec)\.tsx?$|\.gen\.ts$|\/testing\//;

/** Data in the form of code, and what has a reason to be long. */
const LONG_FILES: Record<string, string> = {
  'web/src/styles/tokens.css': 'the design tokens, one list',
  'server/src/modules/accounts/ownData/personalColumns.data.ts': 'every personal column, one list',
  'server/test/oracle/ways.ts': 'every procedure that reads, one list',
  'server/src/modules/location/gazetteer/alternativeNames.data.ts': 'what towns are also called, one table',
};
const DATA_FOLDERS = ['server/src/db/demo/', 'web/src/map/fallback/', 'art/src/'];

/** Helpers of tests, components and hooks: the folder or the form of the name tells what they are. */
const SAYS_ITS_KIND = /\/testing\/|\/[A-Z]\w*\.tsx$|^web\/.*\/use[A-Z]\w*\.ts$/;

interface Place {
  area: string;
  kinds: Set<string>;
}

function placeOf(file: string): Place | undefined {
  const [, side, area] = /^(server\/src\/modules|web\/src\/features)\/([^/]+)\//.exec(file) ?? [];
  if (!side || !area) return undefined;
  return { area, kinds: side.startsWith('server') ? SERVER_KINDS : WEB_KINDS };
}

/** Area and kind of a file in a module or feature. */
export function placeProblems(file: string): string[] {
  const place = placeOf(file);
  if (!place || !/\.tsx?$/.test(file)) return [];
  const problems: string[] = [];
  if (!AREAS.has(place.area)) problems.push(`${file}: there is no area "${place.area}"`);
  const kinds = path.basename(file).split('.').slice(1, -1);
  if (kinds.length === 0 && !SAYS_ITS_KIND.test(file))
    problems.push(`${file}: the name lacks a kind (${[...place.kinds].join(', ')})`);
  for (const kind of kinds) {
    if (!place.kinds.has(kind))
      problems.push(`${file}: there is no file kind ".${kind}" (${[...place.kinds].join(', ')})`);
  }
  return problems;
}

/** Files are named by what is in them. */
export function nameProblems(file: string): string[] {
  if (!/\.(?:ts|tsx)$/.test(file)) return [];
  const name = path.basename(file).split('.')[0] ?? '';
  if (NAMES_THAT_SAY_NOTHING.test(name)) return [`${file}: the name does not say what is in it`];
  if (name === 'index' && file !== 'domain/src/contract/index.ts')
    return [`${file}: no index files; import the file itself`];
  return [];
}

/** Every business number has one address, however many files hold them. */
const LIMITS = 'domain/src/limits.ts';

const IMPORTS = /^import\b[\s\S]*?['"][^'"]+['"];?\s*$/gm;
const PASSED_ON = /^export\s+(?:type\s+)?(?:\*(?:\s+as\s+\w+)?|\{[^}]*\})\s*from\s*['"][^'"]+['"];?\s*$/gm;

/** A file that only passes on what other files export hides where things are. */
export function isBarrel(content: string): boolean {
  const code = content.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').replace(IMPORTS, '');
  return code.search(PASSED_ON) >= 0 && code.replace(PASSED_ON, '').trim() === '';
}

function contentProblems(file: string): string[] {
  if (!SIZED.test(file)) return [];
  const content = readFileSync(path.join(ROOT, file), 'utf8');
  const problems: string[] = [];
  const lines = content.split('\n').length - 1;
  const mayBeLong =
    NOT_SIZED.test(file) || file in LONG_FILES || DATA_FOLDERS.some((folder) => file.startsWith(folder));
  if (lines > MAX_LINES && !mayBeLong) problems.push(`${file}: ${lines} lines, at most ${MAX_LINES}`);
  if (/\.tsx?$/.test(file) && file !== LIMITS && isBarrel(content))
    problems.push(`${file}: only passes on exports of other files`);
  const readsEnvironment = /\bprocess\.env\b(?!\.TZ)/.test(content);
  if (
    readsEnvironment &&
    /^(?:server|domain|web)\/src\//.test(file) &&
    !ENTRIES.has(file) &&
    !NOT_SIZED.test(file)
  ) {
    problems.push(`${file}: only ${[...ENTRIES].join(' and ')} read the environment`);
  }
  return problems;
}

function unusedAllowances(files: string[]): string[] {
  return Object.keys(LONG_FILES)
    .filter((file) => !files.includes(file))
    .map((file) => `tools/layout.ts allows ${file} to be long, but there is no such file`);
}

if (import.meta.main) {
  const files = sourceFiles();
  report([
    ...files.flatMap((file) => [...placeProblems(file), ...nameProblems(file), ...contentProblems(file)]),
    ...unusedAllowances(files),
  ]);
}
