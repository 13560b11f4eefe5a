import { MAP_FOLDED_AT_ONCE } from '@liora/domain/limits';
import type { Deps } from '../../../deps.ts';
import { foldCells } from './mapCells.queries.ts';

/** Folds what has changed into the cells of the map until nothing waits. Safe to run twice and on several nodes at once. */
export async function foldMapCells(deps: Deps): Promise<number> {
  let folded = 0;
  let taken: number;
  do {
    taken = await foldCells(deps.db, MAP_FOLDED_AT_ONCE);
    folded += taken;
  } while (taken === MAP_FOLDED_AT_ONCE);
  return folded;
}
