import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readLock } from './lockFile.ts';
import { ROOT, sourceFiles } from './sourceFiles.ts';

/** What `npm ci --omit=dev` puts on this machine. */
const installed = Object.entries(readLock().packages)
  .filter(
    ([folder, { dev, devOptional, link }]) =>
      folder.includes('node_modules/') && !dev && !devOptional && !link,
  )
  .map(([folder]) => folder)
  .filter((folder) => existsSync(path.join(ROOT, folder)));

/** `overrides` in package.json keep Babel away, which @lingui/core names for macros that nothing here uses: a small package stands in. */
const MOST_MB = 350;

/** Bytes on disk as `du` counts them, a file with two names once (`counted`: those before); packages inside are left to their own entries. */
function diskBytes(folder: string, counted: Set<number>, isPackage = true): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const at = path.join(folder, entry.name);
    if (isPackage && entry.name === 'node_modules' && listed(at)) return sum;
    if (entry.isDirectory()) return sum + diskBytes(at, counted, false);
    const { ino, blocks } = lstatSync(at);
    if (counted.has(ino)) return sum;
    counted.add(ino);
    return sum + blocks * 512;
  }, 0);
}

/** Packages that one brings in its installation stand in no lock file: they count as its own. */
const listed = (modules: string) =>
  installed.some((folder) => folder.startsWith(`${path.relative(ROOT, modules)}/`));

test('FIX-88 a server installs at most 350 MB', () => {
  const counted = new Set<number>();
  const sizes = installed.map((folder) => ({
    folder,
    mb: diskBytes(path.join(ROOT, folder), counted) / 2 ** 20,
  }));
  const largest = sizes.toSorted((a, b) => b.mb - a.mb).slice(0, 5);
  const total = sizes.reduce((sum, { mb }) => sum + mb, 0);
  console.info(
    `${total.toFixed(0)} MB; ${largest.map(({ folder, mb }) => `${folder} ${mb.toFixed(0)}`).join(', ')}`,
  );
  expect(installed).toContain('node_modules/node');
  expect(total).toBeLessThan(MOST_MB);
});

/** `import type` is gone when it runs. */
const IMPORT =
  /(?:^|\n)(?:import|export)\s(?!type\b)(?:[^'";]*\sfrom\s+)?'([^'./][^']*)'|\bimport\('([^'./][^']*)'\)/g;

function packagesOf(file: string): string[] {
  const code = readFileSync(path.join(ROOT, file), 'utf8');
  return [...code.matchAll(IMPORT)]
    .map(([, fixed, late]) => fixed ?? late ?? '')
    .filter((name) => !isBuiltin(name) && !name.startsWith('@liora/'))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    );
}

/** Of use to few and large: who sets it up is told at start what to install (config.photos.ts). */
const ON_DEMAND = new Set(['@aws-sdk/client-s3']);

test('FIX-88 everything that a server imports is among what it installs', () => {
  const running = sourceFiles().filter(
    (file) => /^(?:server|domain|art)\/src\/.*\.ts$/.test(file) && !/\.test\.ts$|\/testing\//.test(file),
  );
  const needed = new Set(running.flatMap(packagesOf));
  expect(needed.size).toBeGreaterThan(15);
  const missing = [...needed].filter(
    (name) =>
      !ON_DEMAND.has(name) &&
      !['', 'server/', 'domain/'].some((at) => installed.includes(`${at}node_modules/${name}`)),
  );
  expect(missing).toEqual([]);
});
