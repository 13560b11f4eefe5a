import { icu, texts } from '../i18n/texts.ts';

export const distanceText = texts('distance', {
  miles: (miles: string) => icu('{miles} mi', { miles }),
  lessThan: (miles: string) => icu('< {miles} mi', { miles }),
  kilometres: (kilometres: string) => icu('{kilometres} km', { kilometres }),
  lessThanKilometres: (kilometres: string) => icu('< {kilometres} km', { kilometres }),
});
