import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'rolldown';
import { buildNote } from './builtFrom.ts';
import { ensureInstalled, requireWorkplace } from './install.mjs';
import { ROOT } from './sourceFiles.ts';

const SOURCES = path.join(ROOT, 'server/src');
const DIST = path.join(ROOT, 'server/dist');
const INPUTS = ['server/src', 'domain/src', 'art/src', 'package-lock.json', 'tools/serverBuild.ts'];

/** What `npm start` runs: the sources and their packages in one file, because finding a thousand files is most of a start. */
export const BUILT_SERVER = path.join(DIST, 'main.js');

/** Packages that load programs or threads from their own folder, and those that only a letter, a photo or a bucket needs. */
const NOT_BUNDLED = ['@resvg/resvg-js', 'pg-native', 'pino', 'nodemailer', 'sharp', '@aws-sdk/client-s3'];

/** Files that lie with the sources are found from where the built file lies. */
const filesOfSources: Plugin = {
  name: 'files-of-sources',
  transform(code, file) {
    if (!file.startsWith(SOURCES) || !code.includes('import.meta.')) return undefined;
    const source = path.relative(DIST, file).split(path.sep).join('/');
    const from = (place: string) => `new URL(${JSON.stringify(place)}, import.meta.url)`;
    return [
      "import { fileURLToPath as pathOfUrl } from 'node:url';",
      code
        .replaceAll('import.meta.url', `${from(source)}.href`)
        .replaceAll('import.meta.dirname', `pathOfUrl(${from(path.posix.dirname(source))})`),
    ].join('\n');
  },
};

async function build(): Promise<void> {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    input: path.join(SOURCES, 'main.ts'),
    platform: 'node',
    external: NOT_BUNDLED,
    plugins: [filesOfSources],
    logLevel: 'silent',
  });
  // One file: a server that runs while it is built anew has nothing to load later.
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false });
  await bundle.close();
  const unfinished = `${BUILT_SERVER}.${process.pid}`;
  mkdirSync(DIST, { recursive: true });
  writeFileSync(unfinished, output[0].code);
  renameSync(unfinished, BUILT_SERVER);
}

/** Builds server/dist when its inputs changed since the last build. */
export async function ensureServerBuilt(): Promise<void> {
  const note = buildNote('server-build', INPUTS);
  if (note.isCurrent() && existsSync(BUILT_SERVER)) return;
  requireWorkplace();
  ensureInstalled();
  console.log('Building the server …');
  note.forget();
  await build();
  note.write();
}
