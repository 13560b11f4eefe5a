import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ExplainedError } from './explained.ts';

/** Above the data and the staged programs of every checkout that root runs. */
export const ROOT_STATE_DIR = '/var/lib/liora';

/**
 * Where the data of a checkout lives when LIORA_DATA_DIR does not say. Beside the code for an ordinary user.
 * Root's checkout may lie where no other account can look, and PostgreSQL does not run as root: then under
 * /var/lib, told apart by a hash of the checkout's path.
 */
export function defaultDataDir(checkout: string, uid: number | undefined = process.getuid?.()): string {
  if (uid !== 0) return path.join(checkout, '.data');
  const hash = createHash('sha256').update(checkout).digest('hex').slice(0, 10);
  return path.join(ROOT_STATE_DIR, `${path.basename(checkout)}-${hash}`);
}

const OTHERS_MAY_ENTER = 0o755;

/**
 * Makes a folder, and what is missing above it, such that other accounts may enter it whatever the umask. Step by step:
 * Node's own `recursive` never returns for places like /proc.
 */
export function makeOpenFolder(folder: string): void {
  const missing: string[] = [];
  for (let at = path.resolve(folder); !existsSync(at); at = path.dirname(at)) missing.unshift(at);
  for (const step of missing) {
    mkdirSync(step);
    chmodSync(step, OTHERS_MAY_ENTER);
  }
}

const REASONS: Record<string, string> = {
  ENOENT: 'no folder can be made there',
  ENOTDIR: 'something above it is a file, no folder',
  EEXIST: 'it is a file, no folder',
  EACCES: 'this account may not write there',
  EPERM: 'this account may not write there',
  EROFS: 'the disk can only be read',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk space of this account is used up',
};

/** Makes sure that the data directory is there and can be written to. */
export function prepareDataDirectory(dataDir: string): void {
  try {
    makeOpenFolder(dataDir);
    // Also what a look at its rights would not tell: a full disk, or one that can only be read.
    const probe = path.join(dataDir, `.probe.${process.pid}`);
    writeFileSync(probe, 'written to see whether it can be');
    rmSync(probe);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const reason = REASONS[code] ?? (error instanceof Error ? error.message : String(error));
    throw new ExplainedError(
      `The data directory ${dataDir} cannot be used: ${reason}. Choose another: LIORA_DATA_DIR=<folder>`,
      { cause: error },
    );
  }
}
