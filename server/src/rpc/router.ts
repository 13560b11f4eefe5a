import { accountsRoutes } from '../modules/accounts/accounts.routes.ts';
import { exploreRoutes } from '../modules/explore/explore.routes.ts';
import { locationRoutes } from '../modules/location/location.routes.ts';
import { membershipRoutes } from '../modules/membership/membership.routes.ts';
import { placesRoutes } from '../modules/places/places.routes.ts';
import { plansRoutes } from '../modules/plans/plans.routes.ts';
import { platformRoutes } from '../modules/platform/platform.routes.ts';
import { safetyRoutes } from '../modules/safety/safety.routes.ts';
import { guardedRouter } from './builders.ts';

export const router = guardedRouter({
  platform: platformRoutes,
  accounts: accountsRoutes,
  explore: exploreRoutes,
  location: locationRoutes,
  membership: membershipRoutes,
  places: placesRoutes,
  plans: plansRoutes,
  safety: safetyRoutes,
});
