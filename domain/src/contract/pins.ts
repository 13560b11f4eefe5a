import * as z from 'zod';
import {
  INTEGER_MAX,
  PIN_ADDRESS_MAX_CHARS,
  PIN_DESCRIPTION_MAX_CHARS,
  PIN_PHOTOS_MAX,
  PIN_RATING_MAX,
  PIN_RATING_MIN,
  PIN_RATING_STEP,
  PIN_TITLE_MAX_CHARS,
  PINS_AT_LOCATION_MAX,
  PINS_CHANGED_AT_ONCE,
  PINS_MAX_PAGE_SIZE,
  PINS_PAGE_SIZE,
} from '../limits.ts';
import { CATEGORY_NAMES } from '../rules/categories.ts';
import { cursor, latitude, line, longitude, origin, paragraphs } from './common.ts';
import { errors } from './errors.ts';
import { photoIds } from './photos.ts';
import { ownPin, pinCard } from './pinCards.ts';
import { read, readByBody, write } from './procedure.ts';
import { unplacedPinsContract } from './unplacedPins.ts';

const pinId = z.uuid();
const byId = z.object({ id: pinId });

/**
 * What an owner may write. Title, category and switches are checked by the server with their own error codes; that a pin is
 * hidden or reported is never said by a client.
 */
export const pinContent = z.object({
  title: line(PIN_TITLE_MAX_CHARS),
  description: paragraphs(PIN_DESCRIPTION_MAX_CHARS).nullable().default(null),
  address: line(PIN_ADDRESS_MAX_CHARS).nullable().default(null),
  rating: z
    .number()
    .min(PIN_RATING_MIN)
    .max(PIN_RATING_MAX)
    .multipleOf(PIN_RATING_STEP)
    .nullable()
    .default(null),
  category: z.enum(CATEGORY_NAMES).nullable().default(null),
  subcategory: line(40).nullable().default(null),
  /** Where it is; null for a pin that has an address alone. */
  at: origin.nullable().default(null),
  is_public: z.boolean().default(true),
  is_prive: z.boolean().default(false),
  /** The first one is shown wherever the pin is. */
  photos: photoIds(PIN_PHOTOS_MAX),
});
export type PinContent = z.input<typeof pinContent>;

const contentErrors = errors(
  'UNAUTHENTICATED',
  'NOT_MEMBER',
  'CATEGORY_REQUIRED',
  'TITLE_REQUIRED',
  'SUBCATEGORY_UNKNOWN',
  'POSITION_REQUIRED',
  'PUBLIC_AND_PRIVE',
  'PHOTO_UNKNOWN',
  'RATE_LIMITED',
);

/** Where an address is: at its house, beside it on its street, the place or the town of that name. */
export const locatedAddress = z.object({
  latitude,
  longitude,
  precision: z.enum(['house', 'street', 'place', 'town']),
  /** The address as it is known. */
  label: z.string(),
});
export type LocatedAddress = z.infer<typeof locatedAddress>;

export const pinsContract = {
  /** Stores a pin once per `request_id`; a repeated call answers with the stored pin (API-40). */
  create: write('/pins')
    .errors(contentErrors)
    .input(pinContent.extend({ request_id: z.uuid() }))
    .output(ownPin),
  /** Replaces content and switches of an own pin, unless it has changed since `version` (PIN_CHANGED carries it as it is). */
  update: write('/pins/{id}', { method: 'PUT' })
    .errors({ ...contentErrors, ...errors('NOT_FOUND', 'NOT_OWNER', 'PIN_CHANGED') })
    .input(pinContent.extend({ id: pinId, version: z.number().int().min(1).max(INTEGER_MAX) }))
    .output(ownPin),
  /** Deletes an own pin; `restore` brings it back for ten minutes. */
  delete: write('/pins/{id}', { method: 'DELETE' })
    .errors(errors('UNAUTHENTICATED', 'NOT_FOUND', 'NOT_OWNER'))
    .input(byId)
    .output(z.object({ restorableUntil: z.string() })),
  restore: write('/pins/{id}/restore')
    .errors(errors('UNAUTHENTICATED', 'NOT_FOUND', 'UNDO_TOO_LATE'))
    .input(byId)
    .output(byId),
  /** The caller's own pins, newest first, page by page, also private ones and those under review (API-18). */
  mine: read('/pins/mine')
    .errors(errors('UNAUTHENTICATED'))
    .input(
      z.object({
        cursor: cursor.optional(),
        limit: z.number().int().min(1).max(PINS_MAX_PAGE_SIZE).default(PINS_PAGE_SIZE),
      }),
    )
    .output(z.object({ pins: z.array(ownPin), nextCursor: z.string().nullable() })),
  /** One own pin, to be edited. */
  get: read('/pins/{id}')
    .errors(errors('UNAUTHENTICATED', 'NOT_FOUND', 'NOT_OWNER'))
    .input(byId)
    .output(ownPin),
  /** Makes own pins private: those named, or all. `changed`: how many were not before. */
  makePrivate: write('/pins/private')
    .errors(errors('UNAUTHENTICATED'))
    .input(z.object({ ids: z.union([z.array(pinId).min(1).max(PINS_CHANGED_AT_ONCE), z.literal('all')]) }))
    .output(z.object({ changed: z.number().int() })),
  /**
   * Pins that the caller may see at a point or of a title: those at the point first, nearest first, then those of the title
   * (PIN-18, PIN-19, RUL-84). POST: where somebody stands and what they write stays out of addresses.
   */
  atLocation: readByBody('/pins/at-location')
    .input(
      z.object({
        at: origin.nullable().default(null),
        title: line(PIN_TITLE_MAX_CHARS).default(''),
        /** Only the caller's own. */
        own: z.boolean().default(false),
      }),
    )
    .output(
      z.object({
        pins: z
          .array(
            pinCard.extend({
              is_own: z.boolean(),
              match: z.enum(['place', 'title']),
              distanceMiles: z.number().nullable(),
            }),
          )
          .max(PINS_AT_LOCATION_MAX),
      }),
    ),
  /** Where an address is; null when that is not known well enough to say. POST: no address stands in an address. */
  locate: readByBody('/pins/locate')
    .errors(errors('UNAUTHENTICATED', 'RATE_LIMITED', 'GEOCODING_FAILED'))
    .input(z.object({ address: line(PIN_ADDRESS_MAX_CHARS) }))
    .output(z.object({ found: locatedAddress.nullable() })),
  /** Has the stored address of a shown pin looked up that has no point, some time later (API-39, RUL-85). */
  geocode: write('/pins/{id}/geocode')
    .errors(errors('UNAUTHENTICATED', 'RATE_LIMITED'))
    .input(byId)
    .output(z.object({ ok: z.literal(true) })),
  ...unplacedPinsContract,
};
