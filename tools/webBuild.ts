import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildNote } from './builtFrom.ts';
import { compressFolder } from './compress.ts';
import { ensureInstalled, requireWorkplace } from './install.mjs';
import { writeOfflineFiles } from './offlineFiles.ts';
import { retireAssets } from './retiredFiles.ts';
import { ROOT } from './sourceFiles.ts';

const DIST = path.join(ROOT, 'web/dist');
/** What earlier builds were made of: the server hands it out beside the newest one's (server/src/http/webApp.ts). */
const RETIRED = path.join(ROOT, 'web/dist-retired');
const RENDERER = 'src/app/document.tsx';
const BUILT_RENDERER = path.join(ROOT, 'web/dist-server/document.js');
const INPUTS = [
  'web',
  'domain/src',
  'art/src',
  'package-lock.json',
  'tools/webBuild.ts',
  'tools/compress.ts',
  'tools/offlineFiles.ts',
];

function build(more: string[]): void {
  const vite = path.join(ROOT, 'node_modules/vite/bin/vite.js');
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn', ...more], {
    cwd: path.join(ROOT, 'web'),
    stdio: 'inherit',
    // Whatever runs this: in tests React would be built for development.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status === 0) return;
  console.error('The web app could not be built; the lines above say why.');
  process.exit(1);
}

/**
 * Builds web/dist and web/dist-server when its inputs changed since the last build, and compresses it; ends the process on
 * failure. `isServed`: to people, whose pages may be of the build before; tests and benches need none of it.
 */
export async function ensureWebBuilt({ isServed = false } = {}): Promise<void> {
  const note = buildNote('web-build', INPUTS);
  const isThere = existsSync(path.join(DIST, 'index.html')) && existsSync(BUILT_RENDERER);
  if (note.isCurrent() && isThere) return;
  requireWorkplace();
  ensureInstalled();
  console.log('Building the web app …');
  note.forget();
  if (isServed) await retireAssets(DIST, RETIRED, new Date());
  build([]);
  // What draws the first screens on the server, after the browser's build: it names that one's files.
  build(['--ssr', RENDERER]);
  await writeOfflineFiles(DIST);
  await compressFolder(DIST);
  note.write();
}
