import * as z from 'zod';
import { LANGUAGES } from '../i18n/languages.ts';
import {
  BIO_MAX_CHARS,
  PLANS_MAX_PAGE_SIZE,
  PLANS_PAGE_SIZE,
  PROFILE_PINS_PAGE,
  PROFILE_REVIEWS_PAGE,
} from '../limits.ts';
import { INVITABLE_BY } from '../rules/invitableBy.ts';
import { cursor, paragraphs, person, text } from './common.ts';
import { errors } from './errors.ts';
import { photo } from './photos.ts';
import { planCard } from './planCards.ts';
import { read, write } from './procedure.ts';
import { review } from './reviews.ts';
import { viewAs } from './visibility.ts';

/** Somebody's profile as the caller may see it. A private one tells others name and photo alone (RUL-79). */
export const profile = person.extend({
  photo: photo.nullable(),
  is_public_profile: z.boolean(),
  is_own: z.boolean(),
  /** Null of others: nobody learns it of them. */
  invitable_by: z.enum(INVITABLE_BY).nullable(),
  bio: z.string().nullable(),
  /** Of what the caller may see; null for a private profile. Likes are those that the plans received. */
  counts: z.object({ plans: z.number().int(), pins: z.number().int(), likes: z.number().int() }).nullable(),
  /** How many there are in all, published or not; null of others, and of one's own as others see it. */
  own_counts: z.object({ plans: z.number().int(), pins: z.number().int() }).nullable(),
});
export type Profile = z.infer<typeof profile>;

/** A public pin as a profile lists it: where it lies is told by its page. */
export const profilePin = z.object({
  id: z.string(),
  title: z.string(),
  category: z.string(),
  subcategory: z.string().nullable(),
  is_prive: z.boolean(),
});
export type ProfilePin = z.infer<typeof profilePin>;

/** A review as its author's profile lists it: with what it is about. */
export const profileReview = review.extend({ place_name: z.string() });
export type ProfileReview = z.infer<typeof profileReview>;

const ofUser = z.object({ user_id: z.uuid(), as: viewAs });

export const profilesContract = {
  /** Somebody's profile; NOT_FOUND for nobody, and for whom the caller has blocked. `as`: one's own as others see it. */
  get: read('/profiles/{user_id}').errors(errors('NOT_FOUND')).input(ofUser).output(profile),
  /** Plans of a public profile that the caller may see, newest first; none of a private one. */
  plans: read('/profiles/{user_id}/plans')
    .errors(errors('NOT_FOUND'))
    .input(
      ofUser.extend({
        cursor: cursor.optional(),
        limit: z.number().int().min(1).max(PLANS_MAX_PAGE_SIZE).default(PLANS_PAGE_SIZE),
      }),
    )
    .output(z.object({ plans: z.array(planCard), nextCursor: z.string().nullable() })),
  /** Pins of a public profile that the caller may see, newest first; none of a private one. */
  pins: read('/profiles/{user_id}/pins')
    .errors(errors('NOT_FOUND'))
    .input(ofUser.extend({ cursor: cursor.optional() }))
    .output(
      z.object({ pins: z.array(profilePin).max(PROFILE_PINS_PAGE), nextCursor: z.string().nullable() }),
    ),
  /** Reviews of a public profile that everybody sees, of places that the caller sees, newest first; none of a private one. */
  reviews: read('/profiles/{user_id}/reviews')
    .errors(errors('NOT_FOUND'))
    .input(ofUser.extend({ cursor: cursor.optional() }))
    .output(
      z.object({
        reviews: z.array(profileReview).max(PROFILE_REVIEWS_PAGE),
        nextCursor: z.string().nullable(),
      }),
    ),
  /** Changes what is given of one's own profile, and can change nothing else of it (RUL-80). */
  update: write('/profiles/me', { method: 'PUT' })
    .errors(errors('UNAUTHENTICATED', 'USERNAME_INVALID', 'USERNAME_TAKEN', 'PHOTO_UNKNOWN', 'RATE_LIMITED'))
    .input(
      z.strictObject({
        username: text(100).optional(),
        bio: paragraphs(BIO_MAX_CHARS).nullable().optional(),
        /** Of an upload for 'profile'; null takes the photo away. */
        photo_id: z.uuid().nullable().optional(),
        is_public_profile: z.boolean().optional(),
        invitable_by: z.enum(INVITABLE_BY).optional(),
        /** Of the letters and notices that leave for the caller. */
        language: z.enum(LANGUAGES).optional(),
      }),
    )
    .output(profile),
};
