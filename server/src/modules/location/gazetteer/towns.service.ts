import type { LatLng } from '@liora/domain/rules/distance';
import type pg from 'pg';
import { findTowns, type Gazetteer, type Match, type Question } from '../find/findTowns.rules.ts';
import { townsCalled, townsStartingWith } from '../location.queries.ts';
import type { Neighbourhood } from './neighbourhoods.runtime.ts';
import { Towns } from './towns.rules.ts';

/** Each turn of a look-up asks at most twice; there are four, and none can go on for ever. */
const MOST_ROUNDS = 12;

async function fetchMissing(pool: pg.Pool, towns: Towns, near: LatLng): Promise<void> {
  const { keys, beginnings } = towns.takeMissing();
  await Promise.all([
    keys.length > 0 ? townsCalled(pool, keys).then((rows) => towns.addNamed(keys, rows)) : undefined,
    ...beginnings.map(async (asked) => towns.addBeginning(asked, await townsStartingWith(pool, asked, near))),
  ]);
}

/** What the rules find, given all the towns that they ask for. */
export async function lookUpTowns(
  pool: pg.Pool,
  neighbourhoods: readonly Neighbourhood[],
  question: Question,
): Promise<Match[]> {
  const gazetteer: Gazetteer = { towns: new Towns(), neighbourhoods };
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const found = findTowns(gazetteer, question);
    if (gazetteer.towns.isComplete) return found;
    await fetchMissing(pool, gazetteer.towns, question.near);
  }
  return [];
}
