import { distanceMiles, walkingMinutes } from '@liora/domain/rules/distance';
import { openingAt } from '@liora/domain/rules/hours';
import { MOODS } from '@liora/domain/rules/moods';
import { stopInstant } from '@liora/domain/rules/stopTime';
import { FILTER_TAGS } from '@liora/domain/rules/tags';
import { describe, expect, test } from 'vitest';
import { UNKNOWN_CONTEXT } from '../../../modules/places/hours/hoursContext.types.ts';
import { understandHours } from '../../../modules/places/hours/osmHours.parser.ts';
import { DEMO_PEOPLE } from '../people.ts';
import { cityDay } from '../placeRows.ts';
import { DEMO_PLACES } from '../places/demoPlaces.ts';
import { usualHours } from '../usualHours.ts';
import { DEMO_PLANS } from './demoPlans.ts';

const WALK_MILES = 0.9;
const where = new Map(DEMO_PLACES.map(({ slug, at: [lat, lng] }) => [slug, { lat, lng }]));
const standardTags = FILTER_TAGS.map(({ name }) => name);
const usernames = DEMO_PEOPLE.map(({ username }) => username);

describe.each(DEMO_PLANS)('the plan "$title"', (plan) => {
  test('leads past three to five places of the demo city, each with a note', () => {
    expect(plan.stops.filter(([slug]) => !where.has(slug))).toEqual([]);
    expect(plan.stops.length).toBeGreaterThanOrEqual(3);
    expect(plan.stops.length).toBeLessThanOrEqual(5);
    expect(plan.stops.every(([, note]) => note.length > 5)).toBe(true);
  });

  test('can be walked from stop to stop', () => {
    const legs = plan.stops.slice(1).map(([slug], index) => {
      const from = where.get(plan.stops[index]?.[0] ?? '');
      const to = where.get(slug);
      return { to: slug, miles: from && to ? distanceMiles(from, to) : Number.NaN };
    });
    expect(legs.filter(({ miles }) => !(miles < WALK_MILES))).toEqual([]);
  });

  test('is found by mood and by at least three of the fixed tags', () => {
    expect(MOODS).toContain(plan.theme);
    expect(plan.tags.filter((tag) => standardTags.includes(tag)).length).toBeGreaterThanOrEqual(3);
    expect(plan.tags.length).toBeLessThanOrEqual(10);
  });

  test('is written, liked and saved by people of the demo city, and not liked by its own curator', () => {
    const people = [plan.by, ...plan.likedBy, ...(plan.savedBy ?? [])];
    expect(people.filter((username) => !usernames.includes(username))).toEqual([]);
    expect([...plan.likedBy, ...(plan.savedBy ?? [])]).not.toContain(plan.by);
  });
});

test('there are at least fourteen plans, two or three of them for Privé, in every mood', () => {
  expect(DEMO_PLANS.length).toBeGreaterThanOrEqual(14);
  expect([2, 3]).toContain(DEMO_PLANS.filter(({ prive }) => prive).length);
  expect(new Set(DEMO_PLANS.map(({ theme }) => theme)).size).toBe(MOODS.length);
  expect(DEMO_PLANS.filter(({ description }) => description.length > 100).length).toBeGreaterThanOrEqual(5);
});

const CITY_ZONE = 'America/Los_Angeles';
/** Seven evenings without a holiday. */
const WEEK = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 11, 8 + day, 3)));
const timed = DEMO_PLANS.filter(({ stops }) => stops.some(([, , startsAt]) => startsAt));

test('at least five plans keep to the clock', () => {
  expect(timed.length).toBeGreaterThanOrEqual(5);
});

describe.each(timed)('the evening of "$title"', ({ stops }) => {
  const minutes = (clockTime = '') => {
    const [hours = Number.NaN, rest = 0] = clockTime.split(':').map(Number);
    return hours * 60 + rest;
  };

  test('tells when every stop begins, how long it lasts, and leaves time for the way to the next', () => {
    const late = stops.slice(1).filter(([slug, , startsAt], index) => {
      const [before = '', , began, stay = Number.NaN] = stops[index] ?? [];
      const [from, to] = [where.get(before), where.get(slug)];
      const way = from && to ? walkingMinutes(distanceMiles(from, to)) : Number.NaN;
      return !(minutes(startsAt) >= minutes(began) + stay + way);
    });
    expect(late).toEqual([]);
    expect(stops.at(-1)?.[3]).toBeGreaterThan(0);
  });

  test('comes to no place at a time when it is never open', () => {
    const closed = stops.filter(([slug, , startsAt = '']) => {
      const place = DEMO_PLACES.find((one) => one.slug === slug);
      const text = place && (place.hours ?? usualHours(place));
      if (!text) return false;
      return WEEK.every((evening) => {
        const hours = understandHours(
          text,
          { ...UNKNOWN_CONTEXT, country: 'us', states: ['California'] },
          cityDay(evening),
        );
        const at = stopInstant(startsAt, CITY_ZONE, evening);
        return !at || openingAt(hours, CITY_ZONE, at).state !== 'open';
      });
    });
    expect(closed).toEqual([]);
  });
});
