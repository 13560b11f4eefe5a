import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { guardProcess } from '../../../server/src/db/embedded/guard.ts';
import { findChromium } from '../../../tools/chromium.ts';

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--remote-debugging-port=0',
];

export interface RunningChromium {
  pid: number;
  /** Where it is told what to do. */
  port: number;
  stop(): Promise<void>;
}

/**
 * A Chromium with an empty profile. It ends with this process, however that ends: what Lighthouse starts by itself stays
 * behind when the bench is killed.
 */
export async function startChromium(): Promise<RunningChromium> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'liora-chromium-'));
  const child = spawn(findChromium(), [...FLAGS, `--user-data-dir=${folder}`, 'about:blank'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'close');
  const pid = child.pid ?? 0;
  const dismiss = guardProcess(pid);
  const port = await new Promise<number>((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (words) => {
      said += words;
      const found = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(said)?.[1];
      if (found) resolve(Number(found));
    });
    void ended.then(() => reject(new Error(`Chromium ended:\n${said}`)));
  });
  return {
    pid,
    port,
    stop: async () => {
      child.kill();
      await ended;
      dismiss();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
