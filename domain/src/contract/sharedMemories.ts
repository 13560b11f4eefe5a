import * as z from 'zod';
import {
  MEMORY_PHOTOS_MAX,
  MEMORY_PLACE_MAX_CHARS,
  MEMORY_RATING_MAX,
  MEMORY_RATING_MIN,
  MEMORY_REFLECTION_MAX_CHARS,
  SHARED_MEMORIES_SHOWN,
  SHARED_MEMORY_CODE_MAX_CHARS,
} from '../limits.ts';
import { day, line, paragraphs, text } from './common.ts';
import { errors } from './errors.ts';
import { photo } from './photos.ts';
import { read, readByBody, write } from './procedure.ts';

/** A shared memory: these five, and nothing else (ENT-27, RUL-42). */
export const sharedMemory = z.object({
  place_name: z.string(),
  date_completed: day,
  /** Out of 10. */
  rating: z.number().int(),
  memory_photos: z.array(photo),
  reflection: z.string().nullable(),
});
export type SharedMemory = z.infer<typeof sharedMemory>;

/** A link to a shared memory, as those see it whose memory it is. */
export const memoryShare = z.object({
  id: z.uuid(),
  /** What /shared-memory/{shareCode} opens it with. */
  shareCode: z.string(),
  by: z.enum(['you', 'partner']),
  created_at: z.string(),
  expires_at: z.string(),
  photo_count: z.number().int(),
});
export type MemoryShare = z.infer<typeof memoryShare>;

const shareCode = text(SHARED_MEMORY_CODE_MAX_CHARS);

export const sharedMemoriesContract = {
  /** Makes a link to a memory once per `request_id`, with the words and photos chosen for it (RUL-42). */
  create: write('/shared-memories')
    .errors(errors('UNAUTHENTICATED', 'NOT_FOUND', 'PHOTO_UNKNOWN', 'RATE_LIMITED'))
    .input(
      z.object({
        request_id: z.uuid(),
        memory_id: z.uuid(),
        place_name: line(MEMORY_PLACE_MAX_CHARS).min(1),
        date_completed: day,
        rating: z.number().int().min(MEMORY_RATING_MIN).max(MEMORY_RATING_MAX),
        /** Which of the memory's photos, in their order. */
        photos: z.array(z.uuid()).max(MEMORY_PHOTOS_MAX).default([]),
        reflection: paragraphs(MEMORY_REFLECTION_MAX_CHARS).nullable().default(null),
      }),
    )
    .output(z.object({ share: memoryShare })),
  /** Links of a memory that work now, newest first. */
  mine: read('/memories/{memory_id}/shares')
    .errors(errors('UNAUTHENTICATED', 'NOT_FOUND'))
    .input(z.object({ memory_id: z.uuid() }))
    .output(z.object({ shares: z.array(memoryShare).max(SHARED_MEMORIES_SHOWN) })),
  /** Ends a link at once, its photos with it. */
  revoke: write('/shared-memories/{id}', { method: 'DELETE' })
    .errors(errors('UNAUTHENTICATED', 'NOT_FOUND'))
    .input(z.object({ id: z.uuid() }))
    .output(z.object({})),
  /** What a link shows (API-47); spends nothing (RUL-108). POST: no code stands in an address. */
  get: readByBody('/shared-memories/get')
    .errors(errors('MEMORY_NOT_FOUND'))
    .input(z.object({ shareCode }))
    .output(sharedMemory),
  /** Adds it to the caller's own memories, once however often it is asked (API-48). Another `userId` is refused. */
  claim: write('/shared-memories/claim')
    .errors(errors('UNAUTHENTICATED', 'MEMORY_NOT_FOUND', 'MEMORY_CLAIM_REFUSED', 'RATE_LIMITED'))
    .input(z.object({ shareCode, userId: text(64).optional() }))
    .output(z.object({ message: z.string() })),
};
