import { countInput, type SearchOutput, searchInput, suggestInput } from '@liora/domain/contract/places';
import { countAnew } from '../../../server/src/modules/places/search/count.service.ts';
import { searchPlaces } from '../../../server/src/modules/places/search/search.service.ts';
import { suggestPlaces } from '../../../server/src/modules/places/search/suggest.service.ts';
import type { Caller } from '../../../server/src/rpc/context.ts';
import { type BenchDatabase, benchDeps } from '../database.ts';
import type { Question } from './literal.ts';

type Places = Pick<SearchOutput, 'places'>;
export type Ask = (question: Question, typeAhead: boolean, count: boolean) => Promise<Places>;

/** What the web app sends for a question. */
export function inputOf({ q, origin, category, price, dietary, openAt, limit }: Question) {
  return {
    q,
    origin,
    limit,
    ...(category && { category }),
    ...(price && { price }),
    ...(dietary && { dietary }),
    ...(openAt && { openAt }),
  };
}

/** The page, and then how many there are in all, as the screens ask it. */
async function countedAfter(visitor: Caller, question: Question, count: boolean): Promise<Places> {
  const page = await searchPlaces(visitor, searchInput.parse(inputOf(question)));
  if (count && !page.counted) await countAnew(visitor, countInput.parse(inputOf(question)));
  return page;
}

/** Asks our whole service, as a visitor. */
export function ourService(database: BenchDatabase): Ask {
  const visitor = { deps: benchDeps(database), viewer: null };
  return (question, typeAhead, count) =>
    typeAhead
      ? suggestPlaces(visitor, suggestInput.parse({ q: question.q, origin: question.origin }))
      : countedAfter(visitor, question, count);
}
