import type { Mapping, MappingRow } from '@liora/domain/contract/searchMappings';
import { MAPPINGS_PAGE_SIZE } from '@liora/domain/limits';
import type { Db } from '../../../db/client.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { fold } from '../search/understand/fold.rules.ts';
import { toMapping, toMappingRow } from './mapping.views.ts';
import {
  countMappings,
  findMapping,
  knownPlaces,
  listedMappings,
  type StoredMapping,
} from './mappings.queries.ts';
import { readMappingCursor, writeMappingCursor } from './mappingsCursor.parser.ts';

/** Mappings in the order of their terms. */
export async function listMappings(
  { deps }: SignedInCaller,
  { text, cursor }: { text: string; cursor?: string | undefined },
): Promise<{ mappings: MappingRow[]; found: number; total: number; nextCursor: string | null }> {
  const folded = fold(text);
  const [rows, counts] = await Promise.all([
    listedMappings(deps.db, {
      text: folded,
      after: readMappingCursor(cursor),
      limit: MAPPINGS_PAGE_SIZE + 1,
    }),
    countMappings(deps.db, folded),
  ]);
  const page = rows.slice(0, MAPPINGS_PAGE_SIZE);
  const last = page.at(-1);
  return {
    mappings: page.map(toMappingRow),
    ...counts,
    nextCursor: last && rows.length > page.length ? writeMappingCursor(last) : null,
  };
}

/** One of them, with its places as they are today. @throws NOT_FOUND */
export async function getMapping({ deps }: SignedInCaller, id: number): Promise<{ mapping: Mapping }> {
  const row = await findMapping(deps.db, id);
  if (!row) throw new ProductError('NOT_FOUND');
  return { mapping: await showMapping(deps.db, row) };
}

export const showMapping = async (db: Db, row: StoredMapping): Promise<Mapping> =>
  toMapping(row, await knownPlaces(db, row.place_ids));
