import type { OwnPinFacts, PlaceCard, PlaceDetails } from '@liora/domain/contract/places';
import {
  LIORA_FAVORITE_MIN_REVIEWS,
  LIORA_FAVORITE_MIN_SCORE,
  OFFICIAL_SCORE_MIN_REVIEWS,
} from '@liora/domain/limits';
import { comingWeek } from '@liora/domain/rules/comingWeek';
import type { WeeklyHours } from '@liora/domain/rules/hours';
import { wallClock, zoneClock } from '@liora/domain/rules/hoursClock';
import { MOODS } from '@liora/domain/rules/moods';
import { asPairs } from '@liora/domain/rules/multirange';
import type { Viewer } from '../../rpc/context.ts';
import { type HoursRow, openingOnce, understood } from './hours/openingCache.runtime.ts';
import type { OwnPinRow, SourceRow } from './places.queries.ts';
import type { SearchRow } from './search/find/search.queries.ts';

const SOURCES = ['venues', 'restaurants', 'dropped_pins'] as const;

/** A row of place_search as the card of the contract, with its opening at `at` in its own time zone. */
export function toPlaceCard(row: SearchRow, at: Date, viewer: Viewer | null): PlaceCard {
  const { card } = row;
  return {
    id: row.ref,
    source: SOURCES[row.source],
    name: row.name,
    address: card.address,
    locality: row.locality,
    rating: row.rating,
    ...sparkOf(row),
    priceLevel: row.price,
    photoUrl: card.photoUrl,
    types: card.types,
    category: row.category,
    subcategory: row.subcategory,
    vibeTags: card.vibeTags,
    detectedMoods: MOODS.filter((mood) => card.detectedMoods.includes(mood)),
    dietaryTags: card.dietaryTags,
    outdoorSeating: card.outdoorSeating,
    latitude: row.lat,
    longitude: row.lng,
    hasCoordinates: row.lat !== null,
    distanceMiles: row.miles,
    ...openingOf(row, at),
    usualHours: card.usualHours ?? false,
    isUserPin: row.source === 2,
    isPrive: card.isPrive,
    pin: row.source === 2 ? { id: row.id, is_own: viewer !== null && card.owner === viewer.userId } : null,
  };
}

/** Spark only when official: 3 reviews or more; a Liora Pick from 8.5 (RUL-49, RUL-52). Shown with one decimal, decided unrounded. */
export function sparkOf({ spark, reviews }: { spark: number | null; reviews: number }) {
  const official = spark !== null && reviews >= OFFICIAL_SCORE_MIN_REVIEWS;
  return {
    sparkScore: official ? Math.round(spark * 10) / 10 : null,
    reviewCount: reviews,
    isLioraPick: official && reviews >= LIORA_FAVORITE_MIN_REVIEWS && spark >= LIORA_FAVORITE_MIN_SCORE,
  };
}

function openingOf(row: HoursRow, at: Date) {
  const opening = openingOnce(row, at);
  return {
    opening,
    isOpen: opening.state === 'unknown' ? null : opening.state === 'open',
    timeZone: row.time_zone ?? 'UTC',
  };
}

function weekFrom(hours: WeeklyHours, at: Date, timeZone: string | null) {
  const { open, unknown } = comingWeek(hours, wallClock(at, timeZone ?? 'UTC').day);
  return { open: asPairs(open), unknown: asPairs(unknown) };
}

/** A venue, restaurant or pin in full. Absent facts are null, never guessed. */
export function toPlaceDetails(row: SourceRow, at: Date, viewer: Viewer | null): PlaceDetails {
  const hours = understood(row.hours_weekly, row.hours_exceptions);
  const time_zone = zoneClock(row.time_zone) ? row.time_zone : null;
  return {
    id: row.ref,
    source: SOURCES[row.source],
    name: row.name,
    address: row.address,
    locality: row.locality,
    rating: row.rating,
    ...sparkOf({ spark: row.overall_rating, reviews: row.review_count }),
    priceLevel: row.price_level,
    photoUrl: row.photo_url,
    types: row.types,
    category: row.category,
    subcategory: row.subcategory,
    vibeTags: row.date_vibe,
    detectedMoods: MOODS.filter((mood) => row.moods.includes(mood)),
    dietaryTags: row.dietary_tags,
    outdoorSeating: row.outdoor_seating,
    latitude: row.latitude,
    longitude: row.longitude,
    hasCoordinates: row.latitude !== null,
    distanceMiles: row.miles,
    ...openingOf({ weekly: row.hours_weekly, exceptions: row.hours_exceptions, time_zone }, at),
    usualHours: row.usual_hours && hours !== null,
    isUserPin: row.source === 2,
    isPrive: row.is_prive,
    phoneNumber: row.phone,
    websiteUrl: row.website,
    description: row.description,
    curatorNotes: row.curator_notes,
    curatorNotesBy: row.curator_notes_by,
    hoursText: row.hours,
    hoursWeekly: hours && asPairs(hours.weekly),
    hoursUnknown: asPairs(hours?.unknown?.weekly ?? []),
    hoursThisWeek: hours && weekFrom(hours, at, time_zone),
    ratings: ratingsOf(row),
    origin: {
      source: row.origin,
      licence: row.licence,
      date: row.source_date,
      corrected: row.corrected,
      confirmedAt: row.confirmed_at?.toISOString() ?? null,
    },
    goneAt: row.gone_at?.toISOString() ?? null,
    closedForGood: row.closed_for_good && row.gone_at !== null,
    pin: pinOf(row, viewer),
  };
}

/** Who dropped a pin; a private profile still shows its name and photo (RUL-79). */
function pinOf(row: SourceRow, viewer: Viewer | null): PlaceDetails['pin'] {
  if (row.owner === null || row.owner_username === null) return null;
  return {
    id: row.id,
    author: {
      user_id: row.owner,
      username: row.owner_username,
      profile_photo_url: row.owner_photo_url,
    },
    is_own: viewer?.userId === row.owner,
    own: row.own_pin && ownFactsOf(row.own_pin),
  };
}

const instant = (written: string) => new Date(written).toISOString();

function ownFactsOf({ is_public, is_prive, under_review, saves, ...pin }: OwnPinRow): OwnPinFacts {
  return {
    visibility: is_prive ? 'prive' : is_public ? 'all' : 'private',
    under_review,
    saves,
    created_at: instant(pin.created_at),
    updated_at: instant(pin.updated_at),
  };
}

/** Averages of all reviews, also before the score is official; null without any (RUL-50). */
function ratingsOf(row: SourceRow): PlaceDetails['ratings'] {
  if (row.overall_rating === null) return null;
  return {
    overall: row.overall_rating,
    vibe: row.avg_vibe ?? 0,
    quality: row.avg_food ?? 0,
    experience: row.avg_date ?? 0,
    count: row.review_count,
  };
}
