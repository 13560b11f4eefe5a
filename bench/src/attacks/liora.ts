import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../../server/src/http/freePort.ts';
import { isAlive } from '../../../server/src/processes.ts';

export type Settings = Record<string, string>;

/** The web app may have to be built first. */
const START_MS = 300_000;
const POLL_MS = 100;
const STEPS = START_MS / POLL_MS;

/** A Liora as people start it, with a port and a data directory of its own. */
export interface Liora {
  port: number;
  /** The process that serves. */
  pid: number;
  postgresPid: number;
  /** All that it has said. */
  said(): string;
  /** Its database, as its own role. */
  database(): pg.Client;
  /** The most memory it ever had, in megabytes; null where the system does not tell. */
  mostMemory(): Promise<number | null>;
  stop(): Promise<void>;
}

export async function startLiora(checkout: string, settings: Settings): Promise<Liora> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'liora-attack-'));
  await chmod(dataDir, 0o755);
  const port = await freePort();
  // What npm does with `npm start`; told that it is npm's, it ends with the process that started it, however that ends.
  const child = spawn(process.execPath, ['tools/run.mjs', 'start'], {
    cwd: checkout,
    env: {
      ...{ PATH: process.env.PATH, HOME: process.env.HOME, npm_lifecycle_event: 'start', LOG_LEVEL: 'error' },
      ...{ LIORA_DATA_DIR: dataDir, PORT: String(port) },
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part) => {
      said += part;
    });
  }
  await untilServing(child, () => said);
  const { pid } = JSON.parse(await readFile(path.join(dataDir, 'liora.lock'), 'utf8')) as { pid: number };
  const [postgresPid = '', , , postgresPort] = await linesOf(path.join(dataDir, 'postgres/postmaster.pid'));
  const [password] = await linesOf(path.join(dataDir, 'database-password'));
  return {
    port,
    pid,
    postgresPid: Number(postgresPid),
    said: () => said,
    database: () =>
      new pg.Client({ connectionString: `postgresql://liora:${password}@127.0.0.1:${postgresPort}/liora` }),
    mostMemory: () => mostMemoryOf(pid),
    stop: async () => {
      await end(pid);
      await end(Number(postgresPid));
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const linesOf = async (file: string) => (await readFile(file, 'utf8')).split('\n');

async function untilServing(child: ChildProcess, said: () => string): Promise<void> {
  for (let step = 0; step < STEPS && child.exitCode === null; step++) {
    if (said().includes('Ctrl-C')) return;
    await pause(POLL_MS);
  }
  child.kill();
  throw new Error(`Liora did not start:\n${said()}`);
}

async function mostMemoryOf(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /VmHWM:\s+(\d+)/.exec(status)?.[1];
  return kilobytes ? Math.round(Number(kilobytes) / 1024) : null;
}

/** Whether the process is gone within a while. */
export async function isGone(pid: number, milliseconds: number): Promise<boolean> {
  for (let left = milliseconds; isAlive(pid); left -= POLL_MS) {
    if (left <= 0) return false;
    await pause(POLL_MS);
  }
  return true;
}

/** SIGINT: PostgreSQL, too, stops quickly then. */
async function end(pid: number): Promise<void> {
  if (isAlive(pid)) process.kill(pid, 'SIGINT');
  if (!(await isGone(pid, START_MS))) throw new Error(`Process ${pid} does not end.`);
}
