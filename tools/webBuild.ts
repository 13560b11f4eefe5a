import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildNote } from './builtFrom.ts';
import { compressFolder } from './compress.ts';
import { ensureInstalled, requireWorkplace } from './install.mjs';
import { ROOT } from './sourceFiles.ts';

const DIST = path.join(ROOT, 'web/dist');
const INPUTS = [
  'web',
  'domain/src',
  'art/src',
  'package-lock.json',
  'tools/webBuild.ts',
  'tools/compress.ts',
];

/** Builds web/dist when its inputs changed since the last build, and compresses it; ends the process on failure. */
export async function ensureWebBuilt(): Promise<void> {
  const note = buildNote('web-build', INPUTS);
  if (note.isCurrent() && existsSync(path.join(DIST, 'index.html'))) return;
  requireWorkplace();
  ensureInstalled();
  console.log('Building the web app …');
  note.forget();
  const vite = path.join(ROOT, 'node_modules/vite/bin/vite.js');
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: path.join(ROOT, 'web'),
    stdio: 'inherit',
  });
  if (status !== 0) {
    console.error('The web app could not be built; the lines above say why.');
    process.exit(1);
  }
  await compressFolder(DIST);
  note.write();
}
