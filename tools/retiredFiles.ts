import { cp, mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { DAY_MS } from '../domain/src/durations.ts';

/** So long a page that was opened before a release still finds its files. */
const RETIRED_DAYS = 30;

/**
 * Puts the assets of the build that is about to be replaced beside those of earlier ones, and takes away what was replaced
 * long ago. `now`: when they are replaced. A folder without assets has nothing to replace.
 */
export async function retireAssets(dist: string, retired: string, now: Date): Promise<void> {
  const [from, to] = [path.join(dist, 'assets'), path.join(retired, 'assets')];
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from).catch(() => [])) {
    const file = path.join(to, name);
    // Not moved: until the new build stands this one is served.
    await cp(path.join(from, name), file);
    await utimes(file, now, now);
  }
  for (const name of await readdir(to)) {
    const file = path.join(to, name);
    const { mtime } = await stat(file);
    if (now.getTime() - mtime.getTime() > RETIRED_DAYS * DAY_MS) await rm(file);
  }
}
