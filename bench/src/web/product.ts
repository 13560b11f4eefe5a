import { rm } from 'node:fs/promises';
import path from 'node:path';
import { readConfig } from '../../../server/src/config.ts';
import { freePort } from '../../../server/src/http/freePort.ts';
import { startLiora } from '../../../server/src/liora.ts';
import { createLog } from '../../../server/src/log.ts';
import { reference } from '../../../tools/reference.ts';
import { ensureWebBuilt } from '../../../tools/webBuild.ts';
import { ROOT } from '../results.ts';

export const WEB_ROOT = path.join(ROOT, 'web/dist');
const RENDERER_ROOT = path.join(ROOT, 'web/dist-server');
const DATA_DIR = path.join(ROOT, '.data/bench/web');
/** Which certificate signed the app makes no difference to a page. */
const APP = { ANDROID_APP: 'app.liora', ANDROID_CERTIFICATES: Array(32).fill('00').join(':') };
/** A local map, where there is one beside the repository: without a way to the internet the default has no tiles. */
const LOCAL_MAP = reference('data/sf-downtown-2023/basemap-sf-downtown.pmtiles');

/**
 * Liora as it is shipped, freshly built, with the demo city; `use` gets its address.
 * `localMap`: with the streets of the map beside the repository, where there is one; `app`: an app is published that opens
 * links by itself on phones.
 */
export async function withProduct<T>(
  { localMap, app = false }: { localMap: boolean; app?: boolean },
  use: (address: string) => Promise<T>,
): Promise<T> {
  await ensureWebBuilt();
  await rm(DATA_DIR, { recursive: true, force: true });
  const environment = {
    PORT: String(await freePort()),
    LOG_LEVEL: 'error',
    ...(localMap && LOCAL_MAP.isThere && { MAP_URL: LOCAL_MAP.path, MAP_SCHEMA: 'openmaptiles' }),
    ...(app && APP),
  };
  const settings = readConfig(environment, DATA_DIR);
  const log = createLog({ level: settings.logLevel, pretty: false });
  const liora = await startLiora({
    settings,
    log,
    say: () => {},
    webRoot: WEB_ROOT,
    rendererRoot: RENDERER_ROOT,
  });
  try {
    return await use(liora.address);
  } finally {
    await liora.stop();
  }
}
