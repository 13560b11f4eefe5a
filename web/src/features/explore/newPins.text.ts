import { icu, texts } from '@liora/domain/i18n/texts';

/** Of the row of public pins on the first screen. */
export const newPinsText = texts('newPins', {
  here: 'New pins near you',
  around: (area: string) => icu('New pins near {area}', { area }),
});
