import { accountsContract } from './accounts.ts';
import { exploreContract } from './explore.ts';
import { locationContract } from './location.ts';
import { membershipContract } from './membership.ts';
import { placesContract } from './places.ts';
import { plansContract } from './plans.ts';
import { platformContract } from './platform.ts';
import { safetyContract } from './safety.ts';

/** The whole API, area by area. */
export const contract = {
  platform: platformContract,
  accounts: accountsContract,
  explore: exploreContract,
  location: locationContract,
  membership: membershipContract,
  places: placesContract,
  plans: plansContract,
  safety: safetyContract,
};
