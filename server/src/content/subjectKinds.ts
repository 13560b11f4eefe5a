import { profileContent } from '../modules/accounts/profile/profile.content.ts';
import { memoryContent } from '../modules/memories/memories.content.ts';
import { sharedMemoryContent } from '../modules/memories/shared/sharedMemory.content.ts';
import { pinContent } from '../modules/pins/pins.content.ts';
import { planContent } from '../modules/plans/plans.content.ts';
import { reviewContentKind } from '../modules/reviews/reviews.content.ts';
import type { ContentKind } from './contentKind.ts';

/** Every kind of content that stands by itself. What belongs to things of these, photos, is a kind besides (contentKinds.ts). */
export const SUBJECT_KINDS = {
  plan: planContent,
  pin: pinContent,
  review: reviewContentKind,
  profile: profileContent,
  memory: memoryContent,
  shared_memory: sharedMemoryContent,
} as const;

/** The kinds whose things may have photos, by name. */
export const KINDS_WITH_PHOTOS: ReadonlyMap<string, ContentKind & Required<Pick<ContentKind, 'photos'>>> =
  new Map(
    Object.entries<ContentKind>(SUBJECT_KINDS).flatMap(([name, kind]) =>
      kind.photos ? [[name, { ...kind, photos: kind.photos }] as const] : [],
    ),
  );
