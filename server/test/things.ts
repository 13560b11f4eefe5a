import type { ContentType } from '../src/content/contentKinds.ts';
import { profileThings } from '../src/modules/accounts/testing/profileThings.ts';
import { memoryThings, sharedMemoryThings } from '../src/modules/memories/testing/memoryThings.ts';
import { photoThings } from '../src/modules/photos/testing/photoThings.ts';
import { pinThings } from '../src/modules/pins/testing/pinThings.ts';
import { planThings } from '../src/modules/plans/testing/planThings.ts';
import { reviewThings } from '../src/modules/reviews/testing/reviewThings.ts';
import type { Things } from './thing.ts';

/** A registered kind without things does not compile. */
export const THINGS: Record<ContentType, Things> = {
  plan: planThings,
  pin: pinThings,
  review: reviewThings,
  profile: profileThings,
  photo: photoThings,
  memory: memoryThings,
  shared_memory: sharedMemoryThings,
};
