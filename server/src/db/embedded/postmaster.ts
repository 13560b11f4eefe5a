import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { commandOf, isAlive, waitForExit } from '../../processes.ts';

const FAST_SHUTDOWN_MS = 20_000;
const IMMEDIATE_SHUTDOWN_MS = 5_000;

export interface Postmaster {
  pid: number;
  port: number;
  /** PostgreSQL says itself whether it accepts connections. */
  ready: boolean;
}

/** What PostgreSQL notes about itself in its data directory (postmaster.pid), or undefined when absent. */
export function readPostmaster(pgData: string): Postmaster | undefined {
  try {
    const lines = readFileSync(path.join(pgData, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
  } catch {
    return undefined;
  }
}

/** Ends PostgreSQL: first the orderly way, which keeps everything, then as in a crash, which also does. */
export async function stopPostmaster(pid: number): Promise<void> {
  const signal = (name: NodeJS.Signals) => {
    if (isAlive(pid)) process.kill(pid, name);
  };
  signal('SIGINT');
  if (await waitForExit(pid, FAST_SHUTDOWN_MS)) return;
  signal('SIGQUIT');
  if (await waitForExit(pid, IMMEDIATE_SHUTDOWN_MS)) return;
  throw new Error(`PostgreSQL (process ${pid}) does not stop.`);
}

/**
 * Clears what a killed Liora left behind in its data directory, which the caller holds alone: a PostgreSQL
 * that runs on is stopped; a note that names a number which belongs to another program by now is removed
 * (PostgreSQL would take that program for itself and refuse to start).
 */
export async function clearLeftovers(pgData: string): Promise<'none' | 'stopped' | 'stale note removed'> {
  const left = readPostmaster(pgData);
  if (!left || !isAlive(left.pid)) return 'none';
  if (commandOf(left.pid).includes(pgData)) {
    await stopPostmaster(left.pid);
    return 'stopped';
  }
  await rm(path.join(pgData, 'postmaster.pid'), { force: true });
  return 'stale note removed';
}

/** Waits until PostgreSQL accepts connections; rejects when it ends first. `exited` resolves then. */
export async function waitUntilReady(pgData: string, pid: number, exited: Promise<unknown>): Promise<void> {
  let gone = false;
  void exited.then(() => {
    gone = true;
  });
  // Recovery after a crash may take long and must not be interrupted: no deadline while it runs.
  for (;;) {
    const now = readPostmaster(pgData);
    if (now?.pid === pid && now.ready) return;
    if (gone) throw new Error('PostgreSQL ended before it was ready.');
    await sleep(10);
  }
}
