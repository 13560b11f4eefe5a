import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SERVED } from '../web/served.data.ts';

/**
 * What a start without a connection does without: the map with its workers, of which there would be no tiles, reading of
 * lists and pictures that people bring, and the language that tests are read in.
 */
const LEFT_OUT = /^assets\/(?:maplibre|pmtiles|heic|list\.worker|pseudo)|\.(?:map|br|gz|wasm)$/;
/** Beside the assets: what every page names. The page itself is looked after by the worker. */
const EXTRA_FILES = ['icon.svg', 'icon-192.png', 'manifest.webmanifest', 'takeover.js', 'theme.js'];

/** The files of a built app that its service worker keeps, as paths of the site, in one order. */
export async function offlineFiles(dist: string): Promise<string[]> {
  const assets = (await readdir(path.join(dist, 'assets'))).map((name) => `assets/${name}`);
  const kept = [...assets, ...EXTRA_FILES].filter((file) => !LEFT_OUT.test(file));
  return kept.sort().map((file) => `/${file}`);
}

/** Tells the service worker of a built app what it is made of: another build is another version of the worker. */
export async function writeOfflineFiles(dist: string): Promise<void> {
  const files = await offlineFiles(dist);
  const hash = createHash('sha256');
  for (const file of ['/index.html', '/sw.js', '/sw-offline.js', ...files]) {
    // An asset has its content's hash in its name.
    hash.update(file.startsWith('/assets/') ? file : await readFile(path.join(dist, file)));
  }
  const version = hash.digest('base64url').slice(0, 12);
  const written = JSON.stringify({ version, files, served: SERVED });
  await writeFile(path.join(dist, 'sw-files.js'), `self.LIORA_FILES = ${written};\n`);
}
