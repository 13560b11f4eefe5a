import type { Caller } from '../../../rpc/context.ts';
import { escapeLike } from './fold.ts';
import { mappedPlaceIds } from './search.queries.ts';
import type { Tier } from './tiers.ts';
import type { PlaceWords } from './understand.ts';

/** The tier of places that people mapped to such a term (SRCH-26); without it when it cannot be read (SRCH-07). */
export async function mappedTier(caller: Caller, words: PlaceWords): Promise<Tier[]> {
  if (words.text === '') return [];
  try {
    const refs = await mappedPlaceIds(caller.deps.searchPool, `%${escapeLike(words.text)}%`);
    return refs.length > 0 ? [{ refs }] : [];
  } catch (error) {
    caller.deps.log.warn({ err: error }, 'category mappings could not be read');
    return [];
  }
}
