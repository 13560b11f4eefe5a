import { type AreaAccess, adminOnly, all, CITY, NOTHING, row } from '../../../../../test/matrix.ts';

const none = { id: 999_999, version: 1 };
const words = { term: 'proposal spots', confidence: 'high' as const, relevance: 50, place_ids: ['first'] };

export const mappingsAccess: AreaAccess = {
  procedures: [
    row('mappings.list', adminOnly, (c) => () => c.mappings.list({})),
    row('mappings.get', all('NOT_FOUND'), (c) => () => c.mappings.get(none), 'no mapping'),
    row('mappings.save', adminOnly, (c) => () => c.mappings.save({ ...words, of: null })),
    row('mappings.remove', adminOnly, (c) => () => c.mappings.remove(none)),
    row(
      'mappings.try',
      adminOnly,
      (c) => () => c.mappings.try({ q: 'proposal', origin: CITY, mapping: { ...words, id: null } }),
    ),
  ],
  // Imported places alone; trying asks the search itself, for who asks.
  ways: { 'mappings.list': NOTHING, 'mappings.get': NOTHING, 'mappings.try': NOTHING },
};
