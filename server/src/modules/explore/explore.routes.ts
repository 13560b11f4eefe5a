import { reader, signedIn } from '../../rpc/builders.ts';
import { exploreHome } from './explore.service.ts';
import { forTwo } from './forTwo.service.ts';

export const exploreRoutes = {
  forTwo: signedIn.explore.forTwo.handler(({ context, input }) => forTwo(context, input)),
  home: reader.explore.home.handler(({ context, input }) => exploreHome(context, input)),
};
