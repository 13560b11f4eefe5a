import { reader, signedIn } from '../../../rpc/builders.ts';
import {
  changeProfile,
  getProfile,
  pinsOfProfile,
  plansOfProfile,
  reviewsOfProfile,
} from './profile.service.ts';

const { profiles } = reader;

export const profilesRoutes = {
  get: profiles.get.handler(({ context, input }) => getProfile(context, input)),
  plans: profiles.plans.handler(({ context, input }) => plansOfProfile(context, input)),
  pins: profiles.pins.handler(({ context, input }) => pinsOfProfile(context, input)),
  reviews: profiles.reviews.handler(({ context, input }) => reviewsOfProfile(context, input)),
  update: signedIn.profiles.update.handler(({ context, input }) => changeProfile(context, input)),
};
