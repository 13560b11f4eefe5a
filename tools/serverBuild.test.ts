import path from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from '../server/src/http/freePort.ts';
import { dataFolder, Product } from '../server/test/product.ts';
import { BUILT_SERVER, ensureServerBuilt } from './serverBuild.ts';

const COUNT_LOADED = path.join(import.meta.dirname, 'testing/countLoaded.ts');
/** The built file, the counter, and the packages that cannot be bundled: pino with its own, the renderer of pictures. */
const MOST_FILES = 60;
/** What makes the sizes of photos. */
const PHOTOS = /\/(?:sharp|semver|detect-libc|@img)\//;

/** Starts it on the data, and says which files it had loaded when it was stopped. */
async function loadedBy(dataDir: string): Promise<string[]> {
  const env = { LIORA_DATA_DIR: dataDir, PORT: String(await freePort()) };
  const product = new Product(env, ['--import', COUNT_LOADED, BUILT_SERVER]);
  const address = await product.ready();
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  expect(await product.stop()).toBe(0);
  return /Loaded: (.*)/.exec(product.output)?.[1]?.split(' ') ?? [];
}

test('FIX-79 what npm start runs has loaded its one file and few others when it serves, and later less', async () => {
  await ensureServerBuilt();
  const folder = await dataFolder();
  const loaded = await loadedBy(folder);
  expect(loaded.filter((file) => file.includes('/server/'))).toEqual([
    expect.stringContaining('/dist/main.js'),
  ]);
  expect(loaded.length).toBeGreaterThan(0);
  const others = loaded.filter((file) => !PHOTOS.test(file));
  expect(others.length, others.join('\n')).toBeLessThan(MOST_FILES);
  // The demo city of a first start says its hours as maps do, and its pair has photos; a later start neither understands
  // such hours nor makes photos nor sends letters.
  const hours = '/opening_hours/';
  expect(loaded.filter((file) => file.includes(hours))).toHaveLength(1);
  const later = await loadedBy(folder);
  expect(
    later.filter((file) => file.includes(hours) || PHOTOS.test(file) || file.includes('/nodemailer/')),
  ).toEqual([]);
});
