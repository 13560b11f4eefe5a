import { visitor } from '../../rpc/builders.ts';
import { searchLocations } from './location.service.ts';

export const locationRoutes = {
  search: visitor.location.search.handler(({ context, input }) => searchLocations(context, input)),
};
