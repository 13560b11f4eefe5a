import { accountsContract } from './accounts.ts';
import { couplesContract } from './couples.ts';
import { exploreContract } from './explore.ts';
import { invitationsContract } from './invitations.ts';
import { locationContract } from './location.ts';
import { matchContract } from './match.ts';
import { membershipContract } from './membership.ts';
import { notificationsContract } from './notifications.ts';
import { pinsContract } from './pins.ts';
import { placesContract } from './places.ts';
import { plansContract } from './plans.ts';
import { platformContract } from './platform.ts';
import { profilesContract } from './profiles.ts';
import { reviewsContract } from './reviews.ts';
import { safetyContract } from './safety.ts';
import { savedContract } from './saved.ts';

/** The whole API, area by area. */
export const contract = {
  platform: platformContract,
  accounts: accountsContract,
  couples: couplesContract,
  explore: exploreContract,
  invitations: invitationsContract,
  location: locationContract,
  match: matchContract,
  membership: membershipContract,
  notifications: notificationsContract,
  pins: pinsContract,
  places: placesContract,
  plans: plansContract,
  profiles: profilesContract,
  reviews: reviewsContract,
  safety: safetyContract,
  saved: savedContract,
};
