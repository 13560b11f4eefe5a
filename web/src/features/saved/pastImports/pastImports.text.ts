import { formatDate } from '@liora/domain/i18n/format';
import { icu, texts } from '@liora/domain/i18n/texts';

const day = (at: string) => formatDate(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });

export const pastImportsText = texts('pastImports', {
  title: 'Lists you imported',
  text: 'What a list added can be taken back for thirty days.',
  none: 'You imported no list within the last thirty days.',
  failed: 'Your lists could not be loaded.',
  retry: 'Try Again',
  more: 'Show more',
  formats: {
    csv: 'Table (CSV)',
    geojson: 'GeoJSON',
    gpx: 'GPX',
    kml: 'KML',
    zip: 'ZIP, as of Google Takeout',
    unknown: 'A list',
  },
  at: (at: string) => icu('{day}', { day: day(at) }),
  rows: (count: number) => icu('{count, plural, one {# row} other {# rows}}', { count }),
  waiting: (count: number) =>
    icu('{count, plural, one {# waits to be placed} other {# wait to be placed}}', { count }),
  undo: 'Undo',
  undoNamed: (format: string, at: string) => icu('Undo {format}, {day}', { format, day: day(at) }),
  undone: 'Taken back',
  nothing: 'Nothing new was added',
});
