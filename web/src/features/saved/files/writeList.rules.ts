import { csvCell } from '@liora/domain/rules/csvCell';
import { PLACE_LINK } from './geoJsonList.parser.ts';
import type { ListRow } from './listFile.types.ts';
import { joinNames } from './listRow.rules.ts';

export type ListFormat = 'gpx' | 'kml' | 'geojson' | 'csv';
export const LIST_FORMATS: Record<ListFormat, { mime: string; write: (rows: readonly ListRow[]) => string }> =
  {
    csv: { mime: 'text/csv', write: toCsv },
    geojson: { mime: 'application/geo+json', write: toGeoJson },
    gpx: { mime: 'application/gpx+xml', write: toGpx },
    kml: { mime: 'application/vnd.google-earth.kml+xml', write: toKml },
  };

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};
const xml = (text: string) => text.replace(/[&<>"\r]/g, (character) => ESCAPES[character] ?? character);
const element = (name: string, text: string | null) =>
  text === null ? '' : `<${name}>${xml(text)}</${name}>`;
const listed = (categories: readonly string[]) => (categories.length === 0 ? null : joinNames(categories));
const isSomewhere = ({ latitude }: ListRow) => latitude !== null;

/** GPX knows no place without a position: those without stand in the other formats. */
function toGpx(rows: readonly ListRow[]): string {
  const points = rows.filter(isSomewhere).map((row) => {
    const link = row.place_id === null ? '' : `<link href="${xml(PLACE_LINK + row.place_id)}"/>`;
    return `<wpt lat="${row.latitude}" lon="${row.longitude}">${element('time', row.saved_at)}${element('name', row.name)}${element('cmt', row.address)}${element('desc', row.note)}${link}${element('sym', row.mark)}${element('type', listed(row.categories))}</wpt>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<gpx version="1.1" creator="Liora" xmlns="http://www.topografix.com/GPX/1/1">\n${points.join('\n')}\n</gpx>\n`;
}

function toKml(rows: readonly ListRow[]): string {
  const data = (name: string, value: string | null) =>
    value === null ? '' : `<Data name="${name}"><value>${xml(value)}</value></Data>`;
  const marks = rows.map((row) => {
    const own = [
      data('note', row.note),
      data('categories', listed(row.categories)),
      data('mark', row.mark),
      data('saved_at', row.saved_at),
      data('place_id', row.place_id),
    ].join('');
    const point = isSomewhere(row)
      ? `<Point><coordinates>${row.longitude},${row.latitude}</coordinates></Point>`
      : '';
    return `<Placemark>${element('name', row.name)}${element('address', row.address)}${element('description', row.note)}<ExtendedData>${own}</ExtendedData>${point}</Placemark>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<kml xmlns="http://www.opengis.net/kml/2.2"><Document>\n${marks.join('\n')}\n</Document></kml>\n`;
}

function toGeoJson(rows: readonly ListRow[]): string {
  const features = rows.map(({ latitude, longitude, ...properties }) => ({
    type: 'Feature',
    geometry: latitude === null ? null : { type: 'Point', coordinates: [longitude, latitude] },
    properties,
  }));
  return `${JSON.stringify({ type: 'FeatureCollection', features }, null, 1)}\n`;
}

const CSV_COLUMNS = [
  'name',
  'address',
  'latitude',
  'longitude',
  'note',
  'categories',
  'mark',
  'saved_at',
  'place_id',
] as const;

function toCsv(rows: readonly ListRow[]): string {
  const cell = (value: string | number | null) =>
    typeof value === 'number' ? String(value) : csvCell(value ?? '');
  const lines = rows.map((row) =>
    CSV_COLUMNS.map((column) => cell(column === 'categories' ? listed(row.categories) : row[column])).join(
      ',',
    ),
  );
  return `${[CSV_COLUMNS.join(','), ...lines].join('\r\n')}\r\n`;
}
