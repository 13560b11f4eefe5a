import { readFileSync } from 'node:fs';
import { randomFrom } from '@liora/art/seed';
import { DAY_MS, HOUR_MS } from '@liora/domain/durations';
import { openingAt, type WeeklyHours } from '@liora/domain/rules/hours';
import OpeningHours from 'opening_hours';
import { describe, expect, it } from 'vitest';
import { reference } from '../../../../../tools/reference.ts';
import type { HoursContext } from './hoursContext.types.ts';
import { understandHours } from './osmHours.parser.ts';

/**
 * Compares what we store with the reference evaluator, over every real value of the extracts, at instants drawn at
 * random over a year and around both changes of the clock. The reference runs in the zone of the place itself.
 */
const EXTRACTS = [
  {
    name: 'San Francisco 2023',
    file: 'data/sf-downtown-2023/sf-downtown-places.geojson',
    context: {
      country: 'us',
      states: ['California'],
      position: { lat: 37.78, lng: -122.41, timeZone: 'America/Los_Angeles' },
      category: 'Bar',
    },
    clockChanges: ['2025-11-02T09:00Z', '2026-03-08T10:00Z', '2026-11-01T09:00Z'],
    distinct: 543,
    understood: 541,
  },
  {
    name: 'Monaco 2026',
    file: 'data/monaco-series/monaco-2026-03-09-places.geojson',
    context: {
      country: 'mc',
      states: [],
      position: { lat: 43.74, lng: 7.42, timeZone: 'Europe/Monaco' },
      category: 'Bar',
    },
    clockChanges: ['2025-10-26T01:00Z', '2026-03-29T01:00Z', '2026-10-25T01:00Z'],
    distinct: 72,
    understood: 72,
  },
];
const FIRST_DAY = Date.UTC(2025, 9, 20) / DAY_MS;
const HORIZON = 400;

function realValues(file: string): string[] {
  const { features } = JSON.parse(readFileSync(file, 'utf8')) as {
    features: { properties: Record<string, string> }[];
  };
  const values = features.map(({ properties }) => properties.opening_hours);
  return [...new Set(values.filter((value) => value !== undefined))];
}

function instants(clockChanges: readonly string[], random: () => number): Date[] {
  const year = Array.from({ length: 120 }, () => (FIRST_DAY + 1 + random() * (HORIZON - 2)) * DAY_MS);
  const around = clockChanges.flatMap((change) =>
    Array.from({ length: 25 }, () => Date.parse(change) + (random() - 0.5) * 8 * HOUR_MS),
  );
  const midnights = Array.from({ length: 30 }, () => (FIRST_DAY + 1 + Math.floor(random() * 390)) * DAY_MS);
  return [...year, ...around, ...midnights].map((ms) => new Date(Math.floor(ms / 1000) * 1000));
}

function inZone<Result>(zone: string, work: () => Result): Result {
  const before = process.env.TZ;
  process.env.TZ = zone;
  try {
    return work();
  } finally {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  }
}

const OPEN_END = 'Specified as open end. Closing time was guessed.';

/** After the hour of '16:00-20:00+' the reference knows nothing when it lists spans, and says 'closed' when asked for an instant. */
const HAS_OPEN_END = /\d\+/;

/** What the reference allows us to say: of an open end RUL-126 says more than it does. */
function allowed(reference: OpeningHours, text: string, time: Date): string[] {
  if (reference.getState(time)) return ['open'];
  if (!reference.getUnknown(time)) return HAS_OPEN_END.test(text) ? ['closed', 'unknown'] : ['closed'];
  return reference.getComment(time) === OPEN_END ? ['unknown', 'open'] : ['unknown'];
}

/** Its sun stands by UTC, so far from Greenwich it cannot tell; osmHours.parser.test.ts asks an almanac instead. */
const FOLLOWS_THE_SUN = /sunrise|sunset|dawn|dusk/;

function misses(text: string, hours: WeeklyHours, context: Located, times: readonly Date[]) {
  const { lat, lng, timeZone } = context.position;
  return inZone(timeZone, () => {
    const address = { country_code: context.country, state: context.states[0] ?? '' };
    const where = { lat: String(lat), lon: String(lng), address };
    const reference = new OpeningHours(text, where as never, 0);
    return times.flatMap((time) => {
      const ours = openingAt(hours, timeZone, time).state;
      const theirs = allowed(reference, text, time);
      return theirs.includes(ours) ? [] : [`${text} at ${time.toISOString()}: ${ours}, reference ${theirs}`];
    });
  });
}

type Located = HoursContext & { position: NonNullable<HoursContext['position']> };

describe.each(EXTRACTS)('agreement with opening_hours: $name', (extract) => {
  const { path, isThere, skipped } = reference(extract.file);

  it.skipIf(!isThere)(
    `FIX-30 RUL-107 every understood value answers as the reference at every instant${skipped}`,
    () => {
      // The same each time, so that a miss can be looked at again.
      const random = randomFrom(20_251_120);
      const values = realValues(path);
      let understood = 0;
      const wrong: string[] = [];
      for (const text of values) {
        const hours = understandHours(text, extract.context, FIRST_DAY, HORIZON);
        if (!hours) continue;
        understood++;
        if (FOLLOWS_THE_SUN.test(text)) continue;
        const times = instants(extract.clockChanges, random);
        wrong.push(...misses(text, hours, extract.context, times));
      }
      expect(wrong).toEqual([]);
      expect({ distinct: values.length, understood }).toEqual({
        distinct: extract.distinct,
        understood: extract.understood,
      });
    },
  );
});
