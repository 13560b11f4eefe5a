import type { Category } from '@liora/domain/contract/saved';
import { CATEGORIES_MAX } from '@liora/domain/limits';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { lockOwner } from '../write/savedWrites.queries.ts';
import {
  categoryOfRequest,
  copyCategory,
  deleteCategoryRow,
  findCategories,
  findCategory,
  insertCategory,
  updateCategory,
} from './categories.queries.ts';

/** The caller's categories, newest first (SAVE-11, API-17). */
export async function listCategories({ deps, viewer }: SignedInCaller): Promise<{ categories: Category[] }> {
  return { categories: await findCategories(deps.db, viewer.userId) };
}

function requireName(name: string): string {
  if (name === '') throw new ProductError('CATEGORY_NAME_REQUIRED');
  return name;
}

/** Makes a category once per request (RUL-105). */
export async function createCategory(
  { deps, viewer }: SignedInCaller,
  wanted: { name: string; request_id: string },
): Promise<Category> {
  requireName(wanted.name);
  return deps.db.transaction().execute(async (trx) => {
    await lockOwner(trx, viewer.userId);
    const made = await categoryOfRequest(trx, viewer.userId, wanted.request_id);
    if (made) return made;
    if ((await findCategories(trx, viewer.userId)).length >= CATEGORIES_MAX)
      throw new ProductError('TOO_MANY_CATEGORIES');
    return insertCategory(trx, viewer.userId, wanted);
  });
}

export async function renameCategory({ deps, viewer }: SignedInCaller, wanted: Category): Promise<Category> {
  requireName(wanted.name);
  const renamed = await updateCategory(deps.db, viewer.userId, wanted);
  if (!renamed) throw new ProductError('NOT_FOUND');
  return renamed;
}

/** Everything of `id` into `into`; merged already, it is answered again. */
export async function mergeCategories(
  { deps, viewer }: SignedInCaller,
  { id, into }: { id: string; into: string },
): Promise<Category> {
  return deps.db.transaction().execute(async (trx) => {
    await lockOwner(trx, viewer.userId);
    const target = await findCategory(trx, viewer.userId, into);
    if (!target) throw new ProductError('NOT_FOUND');
    if (id === into) return target;
    await copyCategory(trx, viewer.userId, id, into);
    await deleteCategoryRow(trx, viewer.userId, id);
    return target;
  });
}

/** Its places stay, in their next category or without any (RUL-105). */
export async function deleteCategory({ deps, viewer }: SignedInCaller, id: string): Promise<{ id: string }> {
  await deleteCategoryRow(deps.db, viewer.userId, id);
  return { id };
}
