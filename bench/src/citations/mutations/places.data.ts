import type { Mutation } from '../mutation.ts';

/** Places, their import, the map and what is saved. */
export const PLACE_MUTATIONS: readonly Mutation[] = [
  {
    id: 'RUL-83',
    test: 'server/src/modules/places/map/map.test.ts',
    title: 'RUL-82 RUL-83 RUL-76 cells',
    source: 'server/src/modules/places/map/mapCells.queries.ts',
    find: "isDuplicate('p', (twin) => [visibleTo(viewer, twin, parameters)])",
    replace: "isDuplicate('p', () => ['true'])",
    takes: 'that only a record which the viewer may see stands for another one of the same place',
  },
  {
    id: 'RUL-82',
    test: 'server/src/modules/places/map/map.test.ts',
    title: 'RUL-82 RUL-83 counts stay',
    source: 'server/src/modules/places/map/mapCells.queries.ts',
    find: `(\${visibleTo(viewer, 'p', parameters)} and not`,
    replace: '(true and not',
    takes: 'that pins count only for whoever may see them',
  },
  {
    id: 'RUL-04',
    test: 'server/src/modules/saved/import/import.test.ts',
    title: 'RUL-04 an old day',
    source: 'server/src/modules/saved/write/savedWrites.queries.ts',
    find: 'and coalesce(n.added_at, n.created_at) >= s.removed_at) as saved_since',
    replace: 'and n.created_at >= s.removed_at) as saved_since',
    takes: 'that a save counts from when it was added, whatever day it names',
  },
  {
    id: 'FIX-20',
    test: 'server/src/modules/places/search/freshness.test.ts',
    title: 'FIX-20 RUL-115 without coordinates',
    source: 'server/src/db/migrations/0014_same_place.sql',
    find: "then fold(locality) || ' ' || fold(postcode) end;",
    replace: 'then fold(locality) end;',
    takes: 'that without coordinates the postcode has to agree as well',
  },
  {
    id: 'KEY-09',
    test: 'server/src/modules/places/import/classify/overturePlace.rules.test.ts',
    title: 'KEY-09 what no subcategory',
    source: 'server/src/modules/places/import/classify/overtureKind.rules.ts',
    find: 'categories: [...categories, ...(main.called ?? [])],',
    replace: 'categories: [...categories],',
    takes: 'that a kind without a subcategory keeps its own words',
  },
  {
    id: 'RUL-109',
    test: 'server/src/modules/places/import/rollBack/rollBack.test.ts',
    title: 'RUL-109 what was written',
    source: 'server/src/modules/places/import/rollBack/rollBack.queries.ts',
    find: "       when not f.is_as_written then 'kept'\n",
    replace: '',
    takes: 'that a record stays as it is to which something was written since the import',
  },
];
