import { type AreaAccess, adminOnly, all, NOTHING, row } from '../../../../../test/matrix.ts';

const none = { id: 999_999 };

export const importsAccess: AreaAccess = {
  procedures: [
    row('imports.list', adminOnly, (c) => () => c.imports.list({})),
    row('imports.get', all('NOT_FOUND'), (c) => () => c.imports.get(none), 'no import'),
    row('imports.dryRun', adminOnly, (c) => () => c.imports.dryRun({ file: 'places.osm.pbf' })),
    row('imports.apply', all('NOT_FOUND'), (c) => () => c.imports.apply(none), 'no import'),
    row('imports.rollBack', all('NOT_FOUND'), (c) => () => c.imports.rollBack(none), 'no import'),
    row('imports.stop', all('NOT_FOUND'), (c) => () => c.imports.stop(none), 'no import'),
  ],
  // Of imported places alone.
  ways: { 'imports.list': NOTHING, 'imports.get': NOTHING },
};
