import { reader } from '../../rpc/builders.ts';
import { exploreHome } from './explore.service.ts';

export const exploreRoutes = {
  home: reader.explore.home.handler(({ context, input }) => exploreHome(context, input)),
};
