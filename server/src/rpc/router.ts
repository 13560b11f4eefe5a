import { accountSecurityRoutes } from '../modules/accounts/accountSecurity.routes.ts';
import { accountsRoutes } from '../modules/accounts/accounts.routes.ts';
import { companyRoutes } from '../modules/accounts/company/company.routes.ts';
import { profilesRoutes } from '../modules/accounts/profile/profiles.routes.ts';
import { bucketListsRoutes } from '../modules/bucketLists/bucketLists.routes.ts';
import { calendarRoutes } from '../modules/calendar/calendar.routes.ts';
import { checkInsRoutes } from '../modules/checkIns/checkIns.routes.ts';
import { couplesRoutes } from '../modules/couples/couples.routes.ts';
import { exploreRoutes } from '../modules/explore/explore.routes.ts';
import { freeEveningsRoutes } from '../modules/freeEvenings/freeEvenings.routes.ts';
import { invitationsRoutes } from '../modules/invitations/invitations.routes.ts';
import { locationRoutes } from '../modules/location/location.routes.ts';
import { matchRoutes } from '../modules/match/match.routes.ts';
import { membershipRoutes } from '../modules/membership/membership.routes.ts';
import { memoriesRoutes } from '../modules/memories/memories.routes.ts';
import { sharedMemoriesRoutes } from '../modules/memories/shared/sharedMemories.routes.ts';
import { moderationRoutes } from '../modules/moderation/moderation.routes.ts';
import { notificationsRoutes } from '../modules/notifications/notifications.routes.ts';
import { pinsRoutes } from '../modules/pins/pins.routes.ts';
import { importsRoutes } from '../modules/places/import/runs/imports.routes.ts';
import { mappingsRoutes } from '../modules/places/mappings/mappings.routes.ts';
import { placesRoutes } from '../modules/places/places.routes.ts';
import { plansRoutes } from '../modules/plans/plans.routes.ts';
import { platformRoutes } from '../modules/platform/platform.routes.ts';
import { reviewsRoutes } from '../modules/reviews/reviews.routes.ts';
import { safetyRoutes } from '../modules/safety/safety.routes.ts';
import { savedRoutes } from '../modules/saved/saved.routes.ts';
import { surprisesRoutes } from '../modules/surprises/surprises.routes.ts';
import { guardedRouter } from './builders.ts';

export const router = guardedRouter({
  platform: platformRoutes,
  accounts: { ...accountsRoutes, ...accountSecurityRoutes, ...companyRoutes },
  calendar: calendarRoutes,
  bucketLists: bucketListsRoutes,
  checkIns: checkInsRoutes,
  couples: couplesRoutes,
  explore: exploreRoutes,
  freeEvenings: freeEveningsRoutes,
  imports: importsRoutes,
  invitations: invitationsRoutes,
  location: locationRoutes,
  mappings: mappingsRoutes,
  match: matchRoutes,
  membership: membershipRoutes,
  memories: memoriesRoutes,
  moderation: moderationRoutes,
  notifications: notificationsRoutes,
  pins: pinsRoutes,
  places: placesRoutes,
  plans: plansRoutes,
  profiles: profilesRoutes,
  reviews: reviewsRoutes,
  safety: safetyRoutes,
  saved: savedRoutes,
  surprises: surprisesRoutes,
  sharedMemories: sharedMemoriesRoutes,
});
