import type { ContentType } from '../src/content/contentKinds.ts';
import { profileThings } from '../src/modules/accounts/testing/profileThings.ts';
import { pinThings } from '../src/modules/places/testing/pinThings.ts';
import { planThings } from '../src/modules/plans/testing/planThings.ts';
import type { Things } from './thing.ts';

/** A registered kind without things does not compile. */
export const THINGS: Record<ContentType, Things> = {
  plan: planThings,
  pin: pinThings,
  profile: profileThings,
};
