import { visitor } from '../../rpc/builders.ts';
import { exploreHome } from './explore.service.ts';

export const exploreRoutes = {
  home: visitor.explore.home.handler(({ context, input }) => exploreHome(context, input)),
};
