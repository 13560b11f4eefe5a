import { reader } from '../../rpc/builders.ts';
import { searchLocations } from './location.service.ts';

export const locationRoutes = {
  search: reader.location.search.handler(({ context, input }) => searchLocations(context, input)),
};
