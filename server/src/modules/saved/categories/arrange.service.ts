import type { Arrangement, Move } from '@liora/domain/contract/saved';
import { SAVED_CATEGORIES_PER_PLACE } from '@liora/domain/limits';
import type { Db } from '../../../db/client.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { lockOwner } from '../write/savedWrites.queries.ts';
import {
  deletePairsBut,
  findCategories,
  insertPairs,
  type Lying,
  mostCategories,
  noteSorted,
  type Pair,
  whereTheyLie,
} from './categories.queries.ts';

/** Puts saved places into categories of the same person; anybody else's are NOT_FOUND, by a foreign key. */
export async function addToCategories(trx: Db, userId: string, pairs: readonly Pair[]): Promise<void> {
  if (pairs.length === 0) return;
  await insertPairs(trx, userId, pairs);
  const places = [...new Set(pairs.map(({ place_id }) => place_id))];
  if ((await mostCategories(trx, userId, places)) > SAVED_CATEGORIES_PER_PLACE)
    throw new ProductError('TOO_MANY_CATEGORIES');
}

const toArrangement = ({ id, category_ids }: Lying): Arrangement => ({ id, category_ids });

/** Where a move puts what lies in these categories. */
function movedFrom(category_ids: readonly string[], { category_id, keep }: Move): string[] {
  const stays = keep ? category_ids : [];
  return [...new Set(category_id === null ? stays : [...stays, category_id])];
}

/** Rows of the caller's list into a category, or with null out of all (RUL-105); answers with what was before. */
export async function movePlaces(
  caller: SignedInCaller,
  { ids, ...move }: Move & { ids: readonly string[] },
) {
  return changed(
    caller,
    ids,
    async () =>
      ({ category_ids }) =>
        movedFrom(category_ids, move),
  );
}

/** The categories of each row, from now on exactly these; of what a move put, only where it still lies there. */
export async function arrangePlaces(
  caller: SignedInCaller,
  { places, undo_of }: { places: readonly Arrangement[]; undo_of?: Move | undefined },
) {
  const wanted = new Map(places.map(({ id, category_ids }) => [id, [...new Set(category_ids)]]));
  const wantedOf = ({ id }: Lying) => wanted.get(id) ?? [];
  return changed(caller, [...wanted.keys()], async (trx) => {
    if (!undo_of) return wantedOf;
    // A category that was deleted since is no reason to leave the others as they are.
    const own = new Set((await findCategories(trx, caller.viewer.userId)).map(({ id }) => id));
    const stillThere = (ids: readonly string[]) => ids.filter((id) => own.has(id));
    return (row) => {
      const isWhereItPut = isSame(stillThere(movedFrom(wantedOf(row), undo_of)), row.category_ids);
      return isWhereItPut ? stillThere(wantedOf(row)) : row.category_ids;
    };
  });
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

/** `plan` answers, within the lock, with the categories of a row from now on. */
async function changed(
  { deps, viewer }: SignedInCaller,
  ids: readonly string[],
  plan: (trx: Db) => Promise<(row: Lying) => string[]>,
): Promise<{ before: Arrangement[] }> {
  return deps.db.transaction().execute(async (trx) => {
    await lockOwner(trx, viewer.userId);
    const rows = await whereTheyLie(trx, viewer.userId, ids);
    const after = await plan(trx);
    const planned = rows.map((row) => ({ ...row, to: after(row) }));
    const pairs = planned.flatMap(({ place_id, to }) => to.map((category_id) => ({ place_id, category_id })));
    await deletePairsBut(
      trx,
      viewer.userId,
      rows.map(({ place_id }) => place_id),
      pairs,
    );
    await addToCategories(trx, viewer.userId, pairs);
    const sorted = planned.filter(({ category_ids, to }) => !isSame(to, category_ids));
    await noteSorted(
      trx,
      viewer.userId,
      sorted.map(({ place_id }) => place_id),
      deps.now(),
    );
    return { before: rows.map(toArrangement) };
  });
}
