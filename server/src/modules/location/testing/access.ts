import { type AreaAccess, everybody, NOTHING, row } from '../../../../test/matrix.ts';

export const locationAccess: AreaAccess = {
  procedures: [row('location.search', everybody, (c) => () => c.location.search({ query: 'Oakland' }))],
  ways: { 'location.search': NOTHING },
};
