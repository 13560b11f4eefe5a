import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder as the web build leaves it, small: for tests of how it is served. */
export async function builtWeb(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'liora-web-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await mkdir(path.join(folder, 'assets'));
  const files = {
    'index.html': '<!doctype html><title>Liora</title>',
    'manifest.webmanifest': '{"name":"Liora"}',
    'assets/index-a1b2.js': 'console.log("plain")',
    'assets/index-a1b2.js.br': 'brotli bytes',
    'assets/index-a1b2.js.gz': 'gzip bytes',
  };
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content);
  return folder;
}
