import type { DateSheet, SheetStop } from '@liora/domain/contract/dateSheet';
import type { PlanInFull, PlanStop } from '@liora/domain/contract/plans';
import { clockTime } from '@liora/domain/i18n/clockTime';
import { formatDate } from '@liora/domain/i18n/format';
import { shortKind } from '@liora/domain/rules/kindWords';
import { planStopText } from '@liora/domain/rules/planStop.text';
import { legWords, routeWords } from '@liora/domain/rules/routeWords';
import { stopHours } from '@liora/domain/rules/stopHours';
import { dollars, stayLabel } from '@liora/domain/rules/stopLabels';
import { dateFileText } from './dateFile.text.ts';

/** A stop with what its place tells besides. */
export interface DatedStop {
  stop: PlanStop;
  phone: string | null;
  website: string | null;
}

interface Dated {
  plan: Pick<PlanInFull, 'title' | 'description' | 'location_name'>;
  stops: readonly DatedStop[];
  /** When the date begins. */
  begins: Date;
  /** Of the first stop whose clock is known. */
  timeZone: string;
  now: Date;
  /** Null without a map. */
  attribution: string | null;
}

/** What the file tells, in the words of its reader. */
export function toDateSheet({ plan, stops, begins, timeZone, now, attribution }: Dated): DateSheet {
  const places = stops.map(({ stop }) => stop);
  const route = routeWords(places);
  return {
    format: 1,
    title: plan.title,
    day: formatDate(begins, { dateStyle: 'full', timeZone }),
    about: [plan.location_name, dateFileText.stops(stops.length), route?.phrase].filter(isText),
    description: plan.description,
    made: dateFileText.made(formatDate(now, { dateStyle: 'long', timeStyle: 'short', timeZone })),
    map_attribution: attribution,
    stops: stops.map((stop, index) => toStop(stop, places[index + 1])),
  };
}

const isText = (words: string | null | undefined): words is string => Boolean(words);

/** Where a stop is; null for places without coordinates. */
export const spotOf = ({ latitude, longitude }: Pick<PlanStop, 'latitude' | 'longitude'>) =>
  latitude === null || longitude === null ? null : { latitude, longitude };

function toStop({ stop, phone, website }: DatedStop, next: PlanStop | undefined): SheetStop {
  const hours = stopHours(stop);
  return {
    name: stop.name,
    time:
      stop.planned && stop.starts_at && stop.time_zone
        ? clockTime(new Date(stop.opening_at), stop.time_zone)
        : null,
    about: [
      stop.category && shortKind({ ...stop, category: stop.category }),
      stop.stay_minutes !== null && stayLabel(stop.stay_minutes),
      stop.cost_for_two !== null && planStopText.forTwo(dollars(stop.cost_for_two)),
    ].filter((words): words is string => Boolean(words)),
    address: stop.address,
    hours: hours && hours.tone !== 'unknown' ? hoursWords(hours) : null,
    phone,
    website,
    note: stop.note,
    spot: spotOf(stop),
    leg: legWords(stop, next),
  };
}

const hoursWords = ({ text, usual }: { text: string; usual: boolean }) =>
  usual ? planStopText.byUsualHours(text) : text;
