import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, onTestFinished } from 'vitest';
import { BUILT_SERVER } from '../../tools/serverBuild.ts';
import { makeTestFolder } from './testFolders.ts';

const run = promisify(execFile);

declare module 'vitest' {
  interface ProvidedContext {
    /** A data directory with a migrated, empty database, to be copied. */
    migratedData: string;
  }
}

/** As every npm verb has it: a third of a start is loading modules. */
const { NODE_COMPILE_CACHE = path.resolve(import.meta.dirname, '../../.cache/node') } = process.env;
/** What a process of the product needs of the environment of the tests. */
export const CHILD_ENV = { PATH: process.env.PATH, NODE_COMPILE_CACHE };
/** A first start makes the demo city, on a machine that may be busy with other tests. */
const START_TIMEOUT_MS = 180_000;

/** A data directory for this test alone, which PostgreSQL's own account can enter. */
export async function dataFolder(): Promise<string> {
  const folder = await makeTestFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** The same with a PostgreSQL in it whose database is migrated and empty, for what is not about making that. */
export async function migratedFolder(): Promise<string> {
  const folder = await dataFolder();
  // With owners and rights, which PostgreSQL looks at.
  await run('cp', ['-a', `${inject('migratedData')}/.`, folder]);
  return folder;
}

/** The product as a process of its own: what `npm start` runs once everything is built, which is quicker to start than its sources. */
export class Product {
  readonly child: ChildProcess;
  output = '';
  readonly ended: Promise<number | null>;

  /** @param args for Node, when more is to run than the built server */
  constructor(env: Record<string, string>, args: string[] = [BUILT_SERVER]) {
    this.child = spawn(process.execPath, args, {
      env: { ...CHILD_ENV, LOG_LEVEL: 'warn', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.on('data', (chunk) => {
        this.output += String(chunk);
      });
    }
    this.ended = once(this.child, 'close').then(([code]) => code as number | null);
    onTestFinished(async () => {
      this.child.kill('SIGTERM');
      await this.ended;
    });
  }

  /** Waits until it says that it serves; returns its address. */
  async ready(): Promise<string> {
    const address = () => /Liora is ready: (\S+)/.exec(this.output)?.[1];
    await expect
      .poll(() => address() ?? (this.child.exitCode !== null && this.output), { timeout: START_TIMEOUT_MS })
      .toMatch(/^http/);
    return address() ?? '';
  }

  /** Sends a signal and returns the exit code. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    this.child.kill(signal);
    return this.ended;
  }
}
