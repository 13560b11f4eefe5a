import { icu, texts } from '../../../texts.ts';

/** Words of the page that people keep. */
export const bookText = texts('memoryBook', {
  title: (year: string) => icu('Our {year}', { year }),
  count: (count: number) => icu('{count, plural, one {# date} other {# dates}}', { count }),
  outOf: (rating: number) => icu('{rating} out of 10', { rating }),
  photo: (nth: number, place: string) => icu('Photo {nth}, {place}', { nth, place }),
  fewer: (most: number) =>
    icu(
      'There are more photos than fit in one page: each date shows {most, plural, =0 {none} one {its first} other {its first #}}.',
      { most },
    ),
  earlier: (most: number) => icu('The book holds the first {most} dates of the year.', { most }),
});
