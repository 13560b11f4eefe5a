import type { PlanInFull, PlanStop } from '@liora/domain/contract/plans';
import { HOUR_SECONDS } from '@liora/domain/durations';
import type { Language } from '@liora/domain/i18n/languages';
import { DATE_FILE_MAX_BYTES, DATE_FILES_PER_HOUR, DINNER_HOUR, DINNER_MINUTE } from '@liora/domain/limits';
import { signedFile } from '@liora/domain/rules/dateFile';
import { wallClock, wallInstant } from '@liora/domain/rules/hoursClock';
import { inLanguage } from '../../../language.ts';
import { takeFromLimit } from '../../../rateLimits/rateLimits.ts';
import type { SignedInCaller } from '../../../rpc/context.ts';
import { ProductError } from '../../../rpc/errors.ts';
import { readPhoto, shownFile } from '../../photos/photos.service.ts';
import { photosOfPlace } from '../../photos/placePhotos.service.ts';
import { placeFacts } from '../../places/facts/facts.service.ts';
import { lookUpPlace } from '../../places/places.service.ts';
import { getPlan } from '../../plans/plans.service.ts';
import { dateCalendar } from './dateCalendar.views.ts';
import { dateFileText } from './dateFile.text.ts';
import { dateFilePage, type StopPicture } from './dateFilePage.views.ts';
import { type DatedStop, spotOf, toDateSheet } from './dateSheet.views.ts';
import { dateMap } from './map/dateMap.service.ts';
import { signatureOf } from './signing.runtime.ts';

const LIMIT = { name: 'date-file', max: DATE_FILES_PER_HOUR, windowSeconds: HOUR_SECONDS };

/** Where no stop has a clock of its own. */
const NO_ZONE = 'UTC';

/**
 * A plan on one evening as one page with everything in it (idea 12): what the caller may see of it, and nothing of the caller.
 * Signed, so that Liora can tell whether it was changed.
 * @param evening any instant of the evening
 * @throws NOT_FOUND, NOT_MEMBER for a plan that is locked to them, RATE_LIMITED
 */
export async function dateFile(
  caller: SignedInCaller,
  { planId, evening, language }: { planId: string; evening: string; language: Language },
): Promise<string> {
  const { deps, viewer } = caller;
  const found = await getPlan(caller, planId, { evening });
  if (found.kind === 'locked') throw new ProductError('NOT_MEMBER');
  await takeFromLimit(deps, LIMIT, viewer.userId);
  const { plan } = found;
  const timeZone = plan.places.find(({ time_zone }) => time_zone !== null)?.time_zone ?? NO_ZONE;
  const begins = beginOf(plan.places, new Date(evening), timeZone);
  const stops = await datedStops(caller, plan.places, begins);
  const title = inLanguage(language, () => dateFileText.mapOf(plan.title));
  const svg = await dateMap(deps, plan.places.map(spotOf), title);
  const pictures = await Promise.all(stops.map((stop) => pictureOf(caller, stop)));
  const page = inLanguage(language, () => {
    const sheet = toDateSheet({
      ...{ plan, stops, begins, timeZone, now: deps.now() },
      attribution: svg === null ? null : deps.config.map.attribution,
    });
    const date = { id: plan.id, stops: stops.map(({ stop }) => stop), begins, timeZone, sheet };
    const parts = {
      sheet,
      cover: coverOf(plan),
      map: svg,
      calendar: dateCalendar(date, deps),
    };
    const whole = dateFilePage({ ...parts, pictures });
    return Buffer.byteLength(whole) <= DATE_FILE_MAX_BYTES ? whole : dateFilePage({ ...parts, pictures: [] });
  });
  return signedFile(page, signatureOf(page, deps.config.sessionSecret));
}

/** What its cover is drawn from. */
const coverOf = ({ id, theme, places }: PlanInFull | Omit<PlanInFull, 'creator' | 'creator_bio'>) => ({
  id,
  theme,
  stops: places,
});

/** The first time that is planned, else dinner on that evening. */
function beginOf(places: readonly PlanStop[], evening: Date, timeZone: string): Date {
  const planned = places.filter((place) => place.planned).map(({ opening_at }) => Date.parse(opening_at));
  if (planned.length > 0) return new Date(Math.min(...planned));
  const { day } = wallClock(evening, timeZone);
  return wallInstant({ day, hour: DINNER_HOUR, minute: DINNER_MINUTE }, timeZone);
}

/** Stops with whether they are open then: those without a time of their own when the date begins. */
async function datedStops(
  caller: SignedInCaller,
  places: readonly PlanStop[],
  begins: Date,
): Promise<DatedStop[]> {
  const facts = await placeFacts(
    caller,
    places.map(({ place_id }) => place_id),
  );
  return Promise.all(
    places.map(async (place) => {
      const known = place.has_page ? await lookUpPlace(caller, place.place_id) : null;
      const opening = facts.get(place.place_id)?.openingAt(begins) ?? null;
      const then = place.planned
        ? {}
        : { opening, opening_at: begins.toISOString(), planned: true, starts_at: null };
      return { stop: { ...place, ...then }, phone: known?.phone ?? null, website: known?.website ?? null };
    }),
  );
}

/** The newest photo of a place that the caller is shown; null: its drawn cover. */
async function pictureOf(caller: SignedInCaller, { stop }: DatedStop): Promise<StopPicture> {
  const drawn = { place: stop, photo: null };
  if (!stop.has_page) return drawn;
  const [newest] = await photosOfPlace(caller, stop.place_id);
  const file = newest && (await shownFile(caller, newest.id));
  return file ? { ...drawn, photo: await readPhoto(caller, file, 'small') } : drawn;
}
