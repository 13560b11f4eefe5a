import { icu, texts } from '@liora/domain/i18n/texts';

export const exportText = texts('exportList', {
  title: 'Export my list',
  intro:
    'Your saved places with your notes, marks and categories, in a file that other apps read, and Liora too.',
  format: 'Format',
  formats: {
    csv: 'CSV',
    geojson: 'GeoJSON',
    gpx: 'GPX',
    kml: 'KML',
  },
  notes: {
    csv: 'For tables',
    geojson: 'For maps and programs',
    gpx: 'For devices and hiking apps; only places with a position',
    kml: 'For Google Maps and Google Earth',
  },
  alsoOwn: 'My own pins and what waits to be placed, too',
  download: 'Download',
  inFile: (count: number) =>
    icu('{count, plural, one {# place is} other {# places are}} in the file.', { count }),
  leftOut: (count: number) =>
    icu(
      '{count, plural, one {# place without a position is} other {# places without a position are}} not in it: GPX has no room for them.',
      { count },
    ),
  unavailable: (count: number) =>
    icu(
      '{count, plural, one {# place is not in it: it is not shared any more, or it is for Privé members.} ' +
        'other {# places are not in it: they are not shared any more, or they are for Privé members.}}',
      { count },
    ),
});
