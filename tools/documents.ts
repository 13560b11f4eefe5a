import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { missingOptional, readLock, withoutIntegrity } from './lockFile.ts';
import { markDevelopment } from './lockRuntime.ts';
import { ROOT, report, sourceFiles } from './sourceFiles.ts';

/** Made while building or running: named in documents, absent from a fresh clone. */
const MADE_LATER =
  /^(?:\.data|\.cache|node_modules|web\/dist(?:-server)?|test-results|playwright-report)(?:\/|$)/;
const TOP_LEVEL = /^\.?(?:domain|server|web|e2e|bench|mobile|docs|tools|\.ci)\//;
const ROOT_FILE = /^[\w.-]+\.(?:md|json|ts|mjs|cjs|yml)$/;
const NPM = /\bnpm (?:run )?([a-z][\w:-]*)/g;
/** npm's own verbs that are no scripts of ours. */
const NPM_VERBS = new Set([
  'ci',
  'install',
  'i',
  'exec',
  'registry',
  'package',
  'packages',
  'scripts',
  'workspaces',
  'verbs',
  'verb',
  'run',
  'dependency',
]);

export interface Reference {
  kind: 'path' | 'script';
  text: string;
}

function inCode(markdown: string): string[] {
  const blocks = [...markdown.matchAll(/```[^\n]*\n([\s\S]*?)```/g)].map((match) => match[1] ?? '');
  const spans = [...markdown.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g)].map(
    (match) => match[1] ?? '',
  );
  return [...blocks, ...spans];
}

function looksLikePath(word: string): boolean {
  if (/[<>$…{}=]|^https?:|^[/~@]/.test(word)) return false;
  return TOP_LEVEL.test(word) || ROOT_FILE.test(word);
}

/** Paths of the repository and npm verbs that a document names: in code, in links, and verbs anywhere. */
export function referencesOf(markdown: string): Reference[] {
  const links = [...markdown.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map((match) => match[1] ?? '');
  const linked = links.filter((link) => !/^(?:https?|mailto):/.test(link));
  const words = inCode(markdown).flatMap((code) => code.split(/[\s,;()"']+/));
  const paths = words.map((word) => word.replace(/[.:]+$/, '')).filter(looksLikePath);
  const scripts = inCode(markdown).flatMap((code) => [...code.matchAll(NPM)].map((match) => match[1] ?? ''));
  return [
    ...[...new Set([...linked, ...paths])].map((text) => ({ kind: 'path' as const, text })),
    ...[...new Set(scripts)].map((text) => ({ kind: 'script' as const, text })),
  ];
}

function pathExists(text: string, document: string, files: string[]): boolean {
  if (MADE_LATER.test(text)) return true;
  // A bare name may stand for a file in the folder that was named just before.
  if (ROOT_FILE.test(text)) return files.some((file) => path.basename(file) === text);
  const candidates = [text, path.join(path.dirname(document), text)];
  return candidates.some((candidate) =>
    candidate.includes('*')
      ? globSync(candidate, { cwd: ROOT }).length > 0
      : existsSync(path.join(ROOT, candidate)),
  );
}

function documentProblems(document: string, scripts: Set<string>, files: string[]): string[] {
  const references = referencesOf(readFileSync(path.join(ROOT, document), 'utf8'));
  return references.flatMap(({ kind, text }) => {
    if (kind === 'path') return pathExists(text, document, files) ? [] : [`${document}: there is no ${text}`];
    return scripts.has(text) || NPM_VERBS.has(text) ? [] : [`${document}: there is no npm script "${text}"`];
  });
}

/** That of the native shell: nothing of it is for one system alone. */
const SHELL_LOCK = 'mobile/package-lock.json';

const registryAddress = (text: string): string | undefined =>
  /"resolved":\s*"(https?:[^"]*)"/.exec(text)?.[1];

function shellLockProblems(): string[] {
  const text = readFileSync(path.join(ROOT, SHELL_LOCK), 'utf8');
  const address = registryAddress(text);
  const [unchecked] = withoutIntegrity(JSON.parse(text).packages);
  return [
    ...(address ? [`${SHELL_LOCK} names a registry address: ${address}`] : []),
    ...(unchecked ? [`${SHELL_LOCK}: ${unchecked} has no integrity`] : []),
  ];
}

/** The lock file has to work with any registry, so it names none, and on every system, so it names all. */
function lockProblems(): string[] {
  const { packages, text } = readLock();
  const address = registryAddress(text);
  const missing = Object.keys(missingOptional(packages));
  const [unchecked] = withoutIntegrity(packages);
  const marked = markDevelopment(packages);
  const unmarked = Object.keys(packages).find((folder) => marked[folder] !== packages[folder]);
  return [
    ...(address ? [`package-lock.json names a registry address: ${address}`] : []),
    ...(unchecked
      ? [`package-lock.json: ${unchecked} has no integrity: run node tools/lockFile.ts --integrity`]
      : []),
    ...(unmarked ? [`package-lock.json: a server goes without ${unmarked}: run node tools/lockFile.ts`] : []),
    ...(missing.length > 0 ? [`package-lock.json lacks ${missing[0]}: run node tools/lockFile.ts`] : []),
  ];
}

if (import.meta.main) {
  const manifest = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { scripts: object };
  const scripts = new Set(Object.keys(manifest.scripts));
  const files = sourceFiles();
  const documents = files.filter((file) => /^(?:[^/]+|docs\/.+|[^/]+\/README)\.md$/.test(file));
  report([
    ...documents.flatMap((document) => documentProblems(document, scripts, files)),
    ...lockProblems(),
    ...shellLockProblems(),
  ]);
}
