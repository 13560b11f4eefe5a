import { icu, texts } from '@liora/domain/i18n/texts';

export const placesText = texts('places', {
  prive: 'Prive',
  lioraPick: 'Liora Pick',
  yourPin: 'Your Pin',
  addNamed: (name: string) => icu('Add {name} to a plan', { name }),
  rating: (value: string) => icu('Rated {value} at its source', { value }),
});
