import { type FoundRow, positionInLink, splitNames } from './listRow.rules.ts';

type Fields = Record<string, unknown>;
const fields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

/** Points of a collection, as anybody writes them and as Takeout does, in both of its ways. */
export function foundInFeatures(collection: unknown): FoundRow[] {
  const { features } = fields(collection);
  if (!Array.isArray(features)) throw new TypeError('no collection of places');
  return features.map(fields).filter(isPlace).map(foundIn);
}

/** Routes and areas are no places. */
function isPlace({ geometry }: Fields): boolean {
  const { type } = fields(geometry);
  return type === 'Point' || type === undefined;
}

function foundIn({ geometry, properties }: Fields): FoundRow {
  const own = fields(properties);
  const coordinates = fields(geometry).coordinates;
  const [longitude, latitude] = Array.isArray(coordinates) ? coordinates : [];
  const takeout = fields(own.location ?? own.Location);
  const older = fields(takeout['Geo Coordinates']);
  const isNowhere = latitude === 0 && longitude === 0;
  const elsewhere = isNowhere
    ? {
        latitude: older.Latitude,
        longitude: older.Longitude,
        ...positionInLink(own.google_maps_url ?? own['Google Maps URL']),
      }
    : { latitude, longitude };
  return {
    ...elsewhere,
    name: own.name ?? own.title ?? own.Title ?? takeout.name ?? takeout['Business Name'],
    address: own.address ?? takeout.address ?? takeout.Address ?? own.cmt,
    note: own.note ?? own.Comment ?? textOf(own.description) ?? own.desc,
    categories: listed(own.categories ?? own.category ?? own.type),
    mark: own.mark ?? own.sym,
    saved_at: own.saved_at ?? own.date ?? own.Published ?? own.time,
    place_id: own.place_id ?? placeInLinks(own.links),
  };
}

/** Of a KML file the library says whether a description is HTML. A tag ends before the next one: else many that never end take for ever. */
function textOf(description: unknown): unknown {
  const { value } = fields(description);
  const text = value ?? description;
  return typeof text === 'string' ? text.replace(/<br\s*\/?>/gi, '\n').replace(/<[^<>]*>/g, '') : text;
}

function listed(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return typeof value === 'string' ? splitNames(value) : [];
}

/** GPX has no field for an id, but links. */
export const PLACE_LINK = 'liora:place/';
function placeInLinks(links: unknown): string | undefined {
  if (!Array.isArray(links)) return undefined;
  const hrefs = links.map((link) => String(fields(link).href ?? ''));
  return hrefs.find((href) => href.startsWith(PLACE_LINK))?.slice(PLACE_LINK.length);
}
