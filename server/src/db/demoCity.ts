import type { Deps } from '../deps.ts';
import { loadDemoCity } from './demo/load.ts';
import { makeDemoPair } from './demo/pair/makePair.ts';
import { closeDemoSignIns, openDemoSignIns } from './demo/signIns.ts';
import type { DemoSignIn } from './demo/types.ts';

/**
 * With the demo: loads the demo city into an empty database and returns the demo accounts that can sign in, also at
 * later starts; none in a database with data of its own. Without it: nobody signs in with a password that everybody
 * knows, also where an earlier start had loaded the demo city.
 */
export async function ensureDemoCity(deps: Deps, say: (line: string) => void): Promise<DemoSignIn[]> {
  const { db, config, now } = deps;
  if (!config.demo) {
    const closed = await closeDemoSignIns(db);
    if (closed > 0) say('The demo sign-ins are closed, because their passwords are public (DEMO=off).');
    return [];
  }
  const loaded = await loadDemoCity(db, { now: now() });
  if (loaded.length > 0) say('The database was empty: it now holds the demo city.');
  return loaded.length > 0 ? loaded : openDemoSignIns(db);
}

/**
 * Gives the pair of the demo city their life together, beside the start rather than before it. All of it or nothing: the
 * city is there without it, and the next start tries again.
 */
export async function ensureDemoPair(deps: Deps): Promise<void> {
  await makeDemoPair(deps).catch((error: unknown) =>
    deps.log.error({ err: error }, 'the pair of the demo city could not be made'),
  );
}
