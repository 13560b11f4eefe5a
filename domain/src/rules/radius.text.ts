import { icu, texts } from '../i18n/texts.ts';

export const radiusText = texts('radius', {
  miles: (miles: number) => icu('{miles, plural, one {# mile} other {# miles}}', { miles }),
  kilometres: (kilometres: number) => icu('{kilometres, number} km', { kilometres }),
});
