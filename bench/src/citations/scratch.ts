import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { reference } from '../../../tools/reference.ts';
import { ROOT } from '../results.ts';
import type { Mutation } from './mutation.ts';

const FOLDER = path.join(ROOT, '.data/bench/citations');
/** Where sources are changed: never in the repository itself. */
export const SCRATCH = path.join(FOLDER, 'repository');
const WORKSPACES = ['.', 'domain', 'server', 'tools', 'web'];

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 64_000_000 }).trim();

/** What the scratch copy is of. */
export const scratchCommit = (): string => git(SCRATCH, 'rev-parse', '--short=10', 'HEAD');

/** A clone of this repository as it is now, with what is not committed yet. */
export function openScratch(): void {
  if (!existsSync(SCRATCH)) {
    mkdirSync(FOLDER, { recursive: true });
    git(FOLDER, 'clone', '--quiet', ROOT, SCRATCH);
    for (const workspace of WORKSPACES) linkPackages(workspace);
  }
  git(SCRATCH, 'fetch', '--quiet', 'origin', 'HEAD');
  git(SCRATCH, 'reset', '--quiet', '--hard', git(ROOT, 'rev-parse', 'HEAD'));
  git(SCRATCH, 'clean', '--quiet', '-fd');
  for (const file of uncommitted()) {
    const to = path.join(SCRATCH, file);
    rmSync(to, { force: true });
    if (!existsSync(path.join(ROOT, file))) continue;
    mkdirSync(path.dirname(to), { recursive: true });
    copyFileSync(path.join(ROOT, file), to);
  }
  linkShared();
}

const uncommitted = (): string[] =>
  [git(ROOT, 'diff', '--name-only', 'HEAD'), git(ROOT, 'ls-files', '-o', '--exclude-standard')]
    .flatMap((names) => names.split('\n'))
    .filter(Boolean);

function linkPackages(workspace: string): void {
  const from = path.join(ROOT, workspace, 'node_modules');
  if (existsSync(from)) linkFolder(from, path.join(SCRATCH, workspace, 'node_modules'));
}

/** File by file: through a link to the whole folder, packages would find the workspaces of the repository itself. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    // What is kept there from earlier runs belongs to them.
    if (/^\.(?:vite|cache)/.test(name)) continue;
    const [source, target] = [path.join(from, name), path.join(to, name)];
    const found = lstatSync(source);
    if (found.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (found.isDirectory()) linkFolder(source, target);
    else linkSync(source, target);
  }
}

/** Beside the clone as beside the repository. */
function linkShared(): void {
  const [from, to] = [reference(), path.join(FOLDER, 'shared')];
  if (from.isThere && !existsSync(to)) symlinkSync(from.path, to);
}

/** Runs something without the behaviour that the mutation takes away; a sentence where it cannot be applied. */
export async function withMutation<T>(
  { source, find, replace }: Mutation,
  use: () => Promise<T>,
): Promise<T | string> {
  const file = path.join(SCRATCH, source);
  if (!existsSync(file)) return `there is no ${source}`;
  const text = readFileSync(file, 'utf8');
  const times = text.split(find).length - 1;
  if (times !== 1) return `its piece of ${source} occurs ${times} times`;
  try {
    writeFileSync(
      file,
      text.replace(find, () => replace),
    );
    return await use();
  } finally {
    writeFileSync(file, text);
  }
}
