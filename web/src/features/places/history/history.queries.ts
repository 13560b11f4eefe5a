import { orpc } from '../../../lib/api.ts';

/** What somebody searched for before, and whether that is remembered; asked by people with an account alone. */
export const searchesQuery = () => orpc.places.searches.queryOptions();
