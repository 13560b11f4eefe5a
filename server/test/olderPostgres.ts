import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import { connectWithRetry } from '../src/db/connectWithRetry.ts';
import { unprivilegedAccount } from '../src/db/embedded/account.ts';
import { freePort } from '../src/http/freePort.ts';
import { dataFolder } from './product.ts';

const run = promisify(execFile);

/** Where Debian and its like put the oldest PostgreSQL that Liora supports. */
const PROGRAMS = '/usr/lib/postgresql/15/bin';

/** Why the oldest PostgreSQL cannot be tried here, or undefined. */
export const absent = existsSync(path.join(PROGRAMS, 'postgres'))
  ? undefined
  : `PostgreSQL 15 is not installed here (${PROGRAMS})`;

/** A PostgreSQL 15 with an empty database, as an operator would have it; ends with the test. */
export async function startOlderPostgres(): Promise<string> {
  const account = unprivilegedAccount();
  const as = account && { uid: account.uid, gid: account.gid };
  const data = path.join(await dataFolder(), 'data');
  await mkdir(data, { mode: 0o700 });
  if (account) await chown(data, account.uid, account.gid);
  const port = await freePort();
  const initdb = ['-D', data, '-U', 'liora', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  await run(path.join(PROGRAMS, 'initdb'), initdb, { ...as, env: {} });
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off'];
  const flags = settings.flatMap((setting) => ['-c', setting]);
  const child = spawn(path.join(PROGRAMS, 'postgres'), ['-D', data, '-p', String(port), ...flags], {
    ...as,
    env: {},
    stdio: 'ignore',
  });
  onTestFinished(async () => {
    child.kill('SIGINT');
    await once(child, 'exit');
  });
  const address = (database: string) => `postgresql://liora@127.0.0.1:${port}/${database}`;
  const admin = await connectWithRetry({ connectionString: address('postgres') });
  await admin.query('create database liora');
  await admin.end();
  return address('liora');
}
