import { reader } from '../../rpc/builders.ts';
import { getPlace } from './places.service.ts';
import { countPlaces } from './search/count.service.ts';
import { searchPlaces } from './search/search.service.ts';
import { suggestPlaces } from './search/suggest.service.ts';

export const placesRoutes = {
  search: reader.places.search.handler(({ context, input }) => searchPlaces(context, input)),
  count: reader.places.count.handler(({ context, input }) => countPlaces(context, input)),
  suggest: reader.places.suggest.handler(({ context, input }) => suggestPlaces(context, input)),
  get: reader.places.get.handler(({ context, input }) => getPlace(context, input)),
};
