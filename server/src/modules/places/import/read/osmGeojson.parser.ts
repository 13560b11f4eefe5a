import { stat } from 'node:fs/promises';
import type { LatLng } from '@liora/domain/rules/distance';
import { z } from 'zod';
import { judgeOsm, osmPlace } from '../classify/osmPlace.rules.ts';
import { isPosition } from '../importedPlace.types.ts';
import { FileProblem } from './fileProblem.errors.ts';
import type { PlaceStream, Reading } from './fileScan.runtime.ts';
import { type Line, pointOfLine, pointOfRings } from './geometry.rules.ts';
import { type JsonObjectText, readJsonObjects } from './jsonObjects.parser.ts';

const position = z.tuple([z.number(), z.number()]).rest(z.number());
const line = z.array(position);

const geometry = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Point'), coordinates: position }),
  z.object({ type: z.literal('MultiPoint'), coordinates: line }),
  z.object({ type: z.literal('LineString'), coordinates: line }),
  z.object({ type: z.literal('MultiLineString'), coordinates: z.array(line) }),
  z.object({ type: z.literal('Polygon'), coordinates: z.array(line) }),
  z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(line)) }),
]);

const feature = z.object({
  type: z.literal('Feature'),
  id: z.union([z.string(), z.number()]).optional(),
  geometry: geometry.nullish(),
  properties: z.record(z.string(), z.unknown()).nullish(),
});
type Feature = z.infer<typeof feature>;

/** The places of GeoJSON made from OpenStreetMap: `osmium export` with type, id and timestamp as attributes. */
export async function* readOsmGeojson(path: string, levelOfObjects: number, reading: Reading): PlaceStream {
  reading.progress.begin((await stat(path)).size, 'bytes');
  let features = 0;
  let withId = 0;
  for await (const { text, bytesRead } of readJsonObjects(path, levelOfObjects)) {
    reading.step(bytesRead);
    if (text === '') continue;
    features++;
    const found = parse(text);
    const sourceId = found && osmId(found);
    if (sourceId) withId++;
    else reading.skip('bad_record');
    if (found && sourceId) yield* place(reading, found, sourceId);
  }
  reading.saw('features', features);
  if (features === 0) throw new FileProblem('not_geojson');
  if (withId === 0) throw new FileProblem('not_osm_geojson');
}

function parse(text: JsonObjectText['text']): Feature | null {
  try {
    return feature.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** 'node/123', from the attributes of osmium or from an id like 'node/123' (Overpass) or 'n123' (osmium). */
function osmId({ id, properties }: Feature): string | null {
  const type = properties?.['@type'];
  const number = properties?.['@id'] ?? id;
  const whole = /^(node|way|relation)\/\d+$/.exec(String(number))?.[0];
  if (whole) return whole;
  return /^(node|way|relation)$/.test(String(type)) && /^\d+$/.test(String(number))
    ? `${type}/${number}`
    : null;
}

async function* place(reading: Reading, found: Feature, sourceId: string): PlaceStream {
  const properties = Object.entries(found.properties ?? {});
  const tags = Object.fromEntries(
    properties.flatMap(([key, value]) => (key.startsWith('@') ? [] : [[key, String(value)]])),
  );
  const changed = secondsOf(found.properties?.['@timestamp']);
  if (changed > 0) reading.changedOn(changed);
  const point = found.geometry ? pointOf(found.geometry) : null;
  if (point) reading.covers(point);
  const judged = judgeOsm(tags);
  if (typeof judged === 'string') reading.skip(judged);
  if (judged === null || typeof judged === 'string') return;
  if (!point || !isPosition(point)) {
    reading.cannotPlace(sourceId, point ? 'bad_position' : 'no_position');
    return;
  }
  const divisions = await reading.divisionsAt(tags, point);
  yield osmPlace(sourceId, tags, judged, point, reading.settings, divisions);
}

/** osmium writes seconds or, when asked, an ISO date. 0 when it is neither. */
function secondsOf(timestamp: unknown): number {
  if (Number.isSafeInteger(Number(timestamp))) return Number(timestamp);
  return Math.floor(Date.parse(String(timestamp)) / 1000) || 0;
}

function pointOf({ type, coordinates }: z.infer<typeof geometry>): LatLng | null {
  if (type === 'Point') return pointOfLine([toPoint(coordinates)]);
  if (type === 'MultiPoint' || type === 'LineString') return pointOfLine(toLine(coordinates));
  if (type === 'MultiLineString') return pointOfLine(toLine(coordinates[0] ?? []));
  // The first ring of a polygon is its outline, the others are holes.
  const outlines = type === 'Polygon' ? [coordinates[0] ?? []] : coordinates.map(([outline = []]) => outline);
  return pointOfRings(outlines.map(toLine));
}

const toPoint = ([lng, lat]: z.infer<typeof position>): LatLng => ({ lat, lng });
const toLine = (points: z.infer<typeof line>): Line => points.map(toPoint);
