import type { CheckFacts } from '@liora/domain/contract/plans';
import { DAY_MS } from '@liora/domain/durations';
import type { WeeklyHours, WeekPattern } from '@liora/domain/rules/hours';
import { asPairs } from '@liora/domain/rules/multirange';
import type { Caller } from '../../../rpc/context.ts';
import { type PlaceFacts, placeFacts } from '../../places/facts/facts.service.ts';

/** The night before counts, and so does when a place opens next, which is looked for eight days ahead. */
const DAYS_BEFORE = 2;
const DAYS_AFTER = 10;

/** What anybody may know of the places of a plan, as far as its check asks; of what is no place of ours, nothing. */
export async function checkFacts(
  caller: Caller,
  { place_ids, evening }: { place_ids: readonly string[]; evening: string },
): Promise<{ facts: CheckFacts[] }> {
  const known = await placeFacts(caller, place_ids);
  const at = Date.parse(evening);
  return { facts: [...known].map(([place_id, facts]) => toCheckFacts(place_id, facts, at)) };
}

const toCheckFacts = (place_id: string, facts: PlaceFacts, evening: number): CheckFacts => ({
  place_id,
  time_zone: facts.timeZone,
  hours: facts.hours && hoursAround(facts.hours, evening),
  usual_hours: facts.usualHours,
  price_level: facts.priceLevel,
  dietary_tags: facts.dietaryTags,
});

/** The week, and of the exceptions, which may be those of years, the days around an instant. */
const hoursAround = ({ unknown, ...open }: WeeklyHours, instant: number) => ({
  ...patternAround(open, instant),
  ...(unknown && { unknown: patternAround(unknown, instant) }),
});

function patternAround({ weekly, exceptions }: WeekPattern, instant: number) {
  const first = dayKey(instant - DAYS_BEFORE * DAY_MS);
  const last = dayKey(instant + DAYS_AFTER * DAY_MS);
  const near = Object.entries(exceptions).filter(([day]) => first <= day && day <= last);
  return {
    weekly: asPairs(weekly),
    exceptions: Object.fromEntries(near.map(([day, spans]) => [day, asPairs(spans)])),
  };
}

const dayKey = (instant: number) => new Date(instant).toISOString().slice(0, 10);
