import { readFile } from 'node:fs/promises';
import tzLookup from '@photostructure/tz-lookup';
import { DivisionsAround } from '../../../server/src/modules/location/gazetteer/divisionsAround.runtime.ts';
import { countryOfTimeZone } from '../../../server/src/modules/places/hours/holidayRegion.rules.ts';
import { statesOfDivision } from '../../../server/src/modules/places/hours/holidayStates.data.ts';
import type { HoursContext } from '../../../server/src/modules/places/hours/hoursContext.types.ts';
import { judgeOsm } from '../../../server/src/modules/places/import/classify/osmPlace.rules.ts';

/** One text of hours at one kind of place, as the importer meets it. */
export interface Case {
  text: string;
  context: HoursContext & { position: NonNullable<HoursContext['position']> };
}

interface Feature {
  geometry: { type: string; coordinates: unknown } | null;
  properties: Record<string, unknown>;
}

/** The hours of a file of OpenStreetMap features in GeoJSON, each text once for each state and category. */
export async function readCases(file: string): Promise<Case[]> {
  const { features } = JSON.parse(await readFile(file, 'utf8')) as { features: Feature[] };
  const around = new DivisionsAround();
  const cases = new Map<string, Case>();
  for (const { geometry, properties } of features) {
    const text = properties.opening_hours;
    const point = firstPoint(geometry?.coordinates);
    if (typeof text !== 'string' || !point) continue;
    const found = await caseOf(text, point, properties, around);
    const { country, states, category } = found.context;
    cases.set([text, country, ...states, category].join('\n'), found);
  }
  return [...cases.values()];
}

async function caseOf(
  text: string,
  [lng, lat]: readonly [number, number],
  properties: Record<string, unknown>,
  around: DivisionsAround,
): Promise<Case> {
  const tags = Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, String(value)]));
  const judged = judgeOsm(tags);
  const timeZone = tzLookup(lat, lng);
  return {
    text,
    context: {
      country: countryOfTimeZone(timeZone),
      states: (await around.at({ lat, lng })).flatMap(statesOfDivision),
      position: { lat, lng, timeZone },
      category: judged === null || typeof judged === 'string' ? null : judged.kind.category,
    },
  };
}

/** The first point of any geometry: for holidays and the sun it is as good as its middle. */
function firstPoint(coordinates: unknown): [number, number] | null {
  if (!Array.isArray(coordinates)) return null;
  const [first, second] = coordinates;
  return typeof first === 'number' && typeof second === 'number' ? [first, second] : firstPoint(first);
}
