import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Deps } from '../../../deps.ts';
import { fillTownNames, isFilledFrom } from '../location.queries.ts';
import { ALTERNATIVE_NAMES } from './alternativeNames.data.ts';
import { cityFile } from './cityFile.parser.ts';
import { namedTowns } from './namedTowns.parser.ts';

/** Goes up when names are compared in another way. */
const KEYS = 1;

/** Changes with the file of towns, with the table of other names and with how names are compared. */
async function versionOf(): Promise<string> {
  const hash = createHash('sha256').update(await readFile(cityFile()));
  return hash
    .update(JSON.stringify([KEYS, ALTERNATIVE_NAMES]))
    .digest('hex')
    .slice(0, 16);
}

const filling = new WeakMap<Deps['searchPool'], Promise<void>>();

/**
 * Fills the table of towns unless it holds this version's data: once per database, whichever node comes first. Safe to run
 * twice and on several nodes at once; a failure is tried again by whoever asks next.
 */
export function fillTowns({ db, searchPool }: Pick<Deps, 'db' | 'searchPool'>): Promise<void> {
  const begun =
    filling.get(searchPool) ??
    fillOnce(db).catch((error: unknown) => {
      filling.delete(searchPool);
      throw error;
    });
  filling.set(searchPool, begun);
  return begun;
}

async function fillOnce(db: Deps['db']): Promise<void> {
  const version = await versionOf();
  if (await isFilledFrom(db, version)) return;
  await fillTownNames(db, version, await namedTowns());
}

/** When the filling that goes on in this process, if any, is over: whether it succeeded is not the asker's business. */
export const townsFilled = ({ searchPool }: Pick<Deps, 'searchPool'>): Promise<void> =>
  (filling.get(searchPool) ?? Promise.resolve()).catch(() => undefined);
