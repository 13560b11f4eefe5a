import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compressFolder } from './compress.ts';
import { requireWorkplace } from './install.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');
const DIST = path.join(ROOT, 'web/dist');
/** Notes which content the build in web/dist was made from. */
const NOTE = path.join(ROOT, '.cache/web-build');
const INPUTS = [
  'web',
  'domain/src',
  'art/src',
  'package-lock.json',
  'tools/webBuild.ts',
  'tools/compress.ts',
];
const NOT_INPUTS = /(?:^|\/)(?:node_modules|dist|\.[^/]+)(?:\/|$)|\.test\.tsx?$/;

function filesBelow(entry: string): string[] {
  const absolute = path.join(ROOT, entry);
  if (!existsSync(absolute)) return [];
  if (path.extname(entry) !== '') return [entry];
  return readdirSync(absolute, { withFileTypes: true }).flatMap((found) => {
    const name = `${entry}/${found.name}`;
    if (NOT_INPUTS.test(name)) return [];
    return found.isDirectory() ? filesBelow(name) : [name];
  });
}

/** One hash over the content of everything the web app is built from. */
export function webInputsHash(): string {
  const hash = createHash('sha256');
  for (const file of INPUTS.flatMap(filesBelow).sort()) {
    hash.update(`${file}\0`).update(readFileSync(path.join(ROOT, file)));
  }
  return hash.digest('hex');
}

function isBuilt(hash: string): boolean {
  return existsSync(path.join(DIST, 'index.html')) && existsSync(NOTE) && readFileSync(NOTE, 'utf8') === hash;
}

/** Builds web/dist when its inputs changed since the last build, and compresses it; ends the process on failure. */
export async function ensureWebBuilt(): Promise<void> {
  const hash = webInputsHash();
  if (isBuilt(hash)) return;
  requireWorkplace();
  console.log('Building the web app …');
  rmSync(NOTE, { force: true });
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
  mkdirSync(path.dirname(NOTE), { recursive: true });
  writeFileSync(NOTE, hash);
}
