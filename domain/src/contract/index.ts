import { accountsContract } from './accounts.ts';
import { bucketListsContract } from './bucketLists.ts';
import { calendarContract } from './calendar.ts';
import { checkInsContract } from './checkIns.ts';
import { couplesContract } from './couples.ts';
import { exploreContract } from './explore.ts';
import { freeEveningsContract } from './freeEvenings.ts';
import { importsContract } from './imports.ts';
import { invitationsContract } from './invitations.ts';
import { locationContract } from './location.ts';
import { matchContract } from './match.ts';
import { membershipContract } from './membership.ts';
import { memoriesContract } from './memories.ts';
import { moderationContract } from './moderation.ts';
import { notificationsContract } from './notifications.ts';
import { pinsContract } from './pins.ts';
import { placesContract } from './places.ts';
import { plansContract } from './plans.ts';
import { platformContract } from './platform.ts';
import { profilesContract } from './profiles.ts';
import { reviewsContract } from './reviews.ts';
import { safetyContract } from './safety.ts';
import { savedContract } from './saved.ts';
import { searchMappingsContract } from './searchMappings.ts';
import { sharedMemoriesContract } from './sharedMemories.ts';
import { surprisesContract } from './surprises.ts';

/** The whole API, area by area. */
export const contract = {
  platform: platformContract,
  accounts: accountsContract,
  bucketLists: bucketListsContract,
  calendar: calendarContract,
  checkIns: checkInsContract,
  couples: couplesContract,
  explore: exploreContract,
  freeEvenings: freeEveningsContract,
  imports: importsContract,
  invitations: invitationsContract,
  location: locationContract,
  mappings: searchMappingsContract,
  match: matchContract,
  membership: membershipContract,
  memories: memoriesContract,
  moderation: moderationContract,
  notifications: notificationsContract,
  pins: pinsContract,
  places: placesContract,
  plans: plansContract,
  profiles: profilesContract,
  reviews: reviewsContract,
  safety: safetyContract,
  saved: savedContract,
  sharedMemories: sharedMemoriesContract,
  surprises: surprisesContract,
};
