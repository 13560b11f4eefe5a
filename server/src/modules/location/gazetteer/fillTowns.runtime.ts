import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Deps } from '../../../deps.ts';
import { fillTownNames, isFilledFrom } from '../location.queries.ts';
import { cityFile } from './cityFile.parser.ts';
import { namedTowns, otherNames } from './namedTowns.parser.ts';

/** Goes up when names are compared in another way. */
const KEYS = 1;

/** Changes with the file of towns, with the tables of other names and with how names are compared. */
async function versionOf(): Promise<string> {
  const hash = createHash('sha256').update(await readFile(cityFile()));
  return hash
    .update(JSON.stringify([KEYS, otherNames]))
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
  await fillTownNames(db, version, namedTowns);
}

/** What a node that has started does when its time has come, or when somebody asks before. */
const waiting = new WeakMap<Deps['searchPool'], () => Promise<void>>();
/** A start has enough to do. */
const SOON_MS = 3000;

/** Fills the towns in a moment, or with the first question if that comes before. Returns what gives up waiting for the moment. */
export function fillTownsSoon(deps: Pick<Deps, 'db' | 'searchPool' | 'log'>): () => void {
  const begin = () =>
    fillTowns(deps).catch((error: unknown) =>
      deps.log.warn({ err: error }, 'the towns could not be filled; the next question tries again'),
    );
  waiting.set(deps.searchPool, begin);
  const timer = setTimeout(begin, SOON_MS).unref();
  return () => clearTimeout(timer);
}

/** When the towns are there, as far as this process can do anything about it. */
export const townsFilled = async ({ searchPool }: Pick<Deps, 'searchPool'>): Promise<void> =>
  (filling.get(searchPool) ?? waiting.get(searchPool)?.())?.catch(() => undefined);
