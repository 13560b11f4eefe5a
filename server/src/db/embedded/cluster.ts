import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { makeOpenFolder } from '../../dataDir.ts';
import { ExplainedError } from '../../explained.ts';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';

const run = promisify(execFile);
/** Folding and trigrams of accented and Japanese names need a UTF-8 character type; machines differ in which. */
const CHARACTER_TYPES = ['C.UTF-8', 'en_US.UTF-8'];

export const SUPERUSER = 'postgres';

export const DATA_FOLDER = 'postgres';

/** A secret kept in a file only its owner may read; made on first use. */
export async function keepSecret(file: string): Promise<string> {
  const kept = await readFile(file, 'utf8').catch(() => '');
  if (kept.trim()) return kept.trim();
  const secret = randomBytes(32).toString('base64url');
  await writeFile(file, `${secret}\n`, { mode: 0o600 });
  return secret;
}

/** What initdb said last: the reason, such as a full disk. */
function wordsOf(failure: unknown): string {
  const reason = failure instanceof Error && 'stderr' in failure ? String(failure.stderr).trim() : '';
  const lines = reason.split('\n').filter((line) => /error|fatal|could not/i.test(line));
  return lines.at(0) ?? (reason || String(failure));
}

async function initdb(binaries: Binaries, target: string, passwordFile: string, account?: Account) {
  const attempt = (locale: string) =>
    run(
      binaries.initdb,
      [
        `--pgdata=${target}`,
        `--username=${SUPERUSER}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        `--locale=${locale}`,
        '--no-instructions',
      ],
      { env: {}, ...(account && { uid: account.uid, gid: account.gid }) },
    );
  const failures: unknown[] = [];
  for (const locale of CHARACTER_TYPES) {
    try {
      await attempt(locale);
      return;
    } catch (error) {
      failures.push(error);
      await rm(target, { recursive: true, force: true });
    }
  }
  // That the machine lacks a locale is the reason only where it lacks both.
  const failure = failures.find((one) => !wordsOf(one).includes('locale')) ?? failures[0];
  throw new ExplainedError(`PostgreSQL could not create its data in ${target}: ${wordsOf(failure)}`, {
    cause: failure,
  });
}

/** The password has to be readable by PostgreSQL's own account for a moment, and by nobody else. */
async function createCluster(binaries: Binaries, dataDir: string, password: string, account?: Account) {
  const workplace = path.join(dataDir, `${DATA_FOLDER}.new`);
  await rm(workplace, { recursive: true, force: true });
  await mkdir(workplace, { mode: 0o700 });
  const passwordFile = path.join(workplace, 'password');
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (account) {
    await chown(workplace, account.uid, account.gid);
    await chown(passwordFile, account.uid, account.gid);
  }
  await initdb(binaries, path.join(workplace, 'data'), passwordFile, account);
  // Renamed at the end, so that an interrupted first start leaves nothing that looks complete.
  await rename(path.join(workplace, 'data'), path.join(dataDir, DATA_FOLDER));
  await rm(workplace, { recursive: true, force: true });
}

async function refuseOtherVersion(pgData: string, binaries: Binaries): Promise<void> {
  const kept = (await readFile(path.join(pgData, 'PG_VERSION'), 'utf8')).trim();
  const ours = binaries.version.split('.')[0];
  if (kept === ours) return;
  throw new ExplainedError(
    `The data in ${pgData} is of PostgreSQL ${kept}, this version of Liora brings ${ours}. Move it with pg_dump of ${kept}, or start the Liora that wrote it.`,
  );
}

/** Makes sure that `dataDir` holds a PostgreSQL cluster and returns its folder and the password of its users. */
export async function prepareCluster(
  binaries: Binaries,
  dataDir: string,
  account?: Account,
): Promise<{ pgData: string; password: string; created: boolean }> {
  makeOpenFolder(dataDir);
  const password = await keepSecret(path.join(dataDir, 'database-password'));
  const pgData = path.join(dataDir, DATA_FOLDER);
  const created = !(await stat(pgData).catch(() => undefined));
  if (created) await createCluster(binaries, dataDir, password, account);
  await refuseOtherVersion(pgData, binaries);
  return { pgData, password, created };
}

const MEBIBYTE = 1024 * 1024;

/** Settings of the product's own PostgreSQL. Durable: an acknowledged write survives kill -9 and power loss. */
export function clusterSettings(memoryBytes: number = os.totalmem()): Record<string, string> {
  const quarterMb = Math.floor(memoryBytes / 4 / MEBIBYTE);
  return {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    shared_buffers: `${Math.max(64, Math.min(quarterMb, 512))}MB`,
    effective_cache_size: `${Math.max(128, quarterMb * 2)}MB`,
    max_connections: '100',
    random_page_cost: '1.1',
    max_wal_size: '1GB',
    log_min_messages: 'warning',
    // No values in the log: neither those of a row that was refused nor those of a statement that failed.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
    timezone: 'UTC',
    log_timezone: 'UTC',
  };
}
