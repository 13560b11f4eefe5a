import { icu, texts } from '@liora/domain/i18n/texts';

/** How many places were found, and where. `radius` is '10 miles'. */
export const headingsText = texts('headings', {
  within: (count: number, radius: string) =>
    icu('{count, plural, =0 {No places} one {# place} other {# places}} within {radius}', { count, radius }),
  inArea: (count: number) =>
    icu('{count, plural, =0 {No places} one {# place} other {# places}} in this area', { count }),
  moreThanWithin: (count: number, radius: string) =>
    icu('More than {count, plural, one {# place} other {# places}} within {radius}', { count, radius }),
  moreThanInArea: (count: number) =>
    icu('More than {count, plural, one {# place} other {# places}} in this area', { count }),
  uncountedWithin: (radius: string) => icu('Places within {radius}', { radius }),
  uncountedInArea: 'Places in this area',
  near: (place: string) => icu('Near {place}.', { place }),
  moreUpTo: (count: number, radius: string) => icu('{count, number} more up to {radius}', { count, radius }),
  atLeastMoreUpTo: (count: number, radius: string) =>
    icu('At least {count, number} more up to {radius}', { count, radius }),
});
