import { accountsContract } from './accounts.ts';
import { exploreContract } from './explore.ts';
import { placesContract } from './places.ts';
import { plansContract } from './plans.ts';
import { platformContract } from './platform.ts';

/** The whole API, area by area. */
export const contract = {
  platform: platformContract,
  accounts: accountsContract,
  explore: exploreContract,
  places: placesContract,
  plans: plansContract,
};
