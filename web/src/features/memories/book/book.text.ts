import { icu, texts } from '@liora/domain/i18n/texts';

export const bookText = texts('memoryBook', {
  title: 'Memory book',
  lead: 'One page with a year of your dates, to keep and to print. It holds your words and photos, and no location.',
  year: 'Year',
  yearOption: (year: number, count: number) =>
    icu('{year}: {count, plural, one {# memory} other {# memories}}', { year: String(year), count }),
  own: 'With those that only you see',
  make: 'Download the book',
  making: 'Making the book …',
  failed: 'The book could not be made. Please try again.',
  tooMany: 'That were many books for one day. Please try again tomorrow.',
  none: 'There is nothing to make a book of yet.',
});
