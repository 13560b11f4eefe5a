import { spawn } from 'node:child_process';
import type { Account } from './account.ts';

/** Waits for the end of its input, which comes when this process is gone; then asks the other for its orderly stop. */
const SCRIPT = 'read -r _; kill -INT "$1"';

/**
 * Ends another process (PostgreSQL, a browser) when this one ends, however it ends: out of memory and kill -9 leave it no
 * moment to do so itself. A process of its own holds the other end of a pipe that the system closes with this one.
 * Returns how to dismiss it. Windows has no such shell; there the next start clears what was left.
 */
export function guardProcess(pid: number, account?: Account): () => void {
  if (process.platform === 'win32') return () => undefined;
  const guard = spawn('/bin/sh', ['-c', SCRIPT, 'liora-guard', String(pid)], {
    detached: true,
    cwd: '/',
    env: {},
    stdio: ['pipe', 'ignore', 'ignore'],
    ...(account && { uid: account.uid, gid: account.gid }),
  });
  // Neither the guard nor its pipe keeps this process from ending.
  guard.on('error', () => undefined);
  guard.unref();
  if (guard.stdin && 'unref' in guard.stdin && typeof guard.stdin.unref === 'function') guard.stdin.unref();
  return () => void guard.kill('SIGKILL');
}
