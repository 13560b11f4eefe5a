import { icu, texts } from '@liora/domain/i18n/texts';

/** Of a row below the first screen; `when` is 'at 19:30' or 'Sat 19:30'. */
export const openNearText = texts('openNear', {
  now: 'Open now, a short walk away',
  later: (when: string) => icu('Open {when}, a short walk away', { when }),
  nowAround: (area: string) => icu('Open now around {area}', { area }),
  laterAround: (when: string, area: string) => icu('Open {when} around {area}', { when, area }),
});
