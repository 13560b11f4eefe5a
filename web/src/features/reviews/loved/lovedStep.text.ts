import { texts } from '@liora/domain/i18n/texts';

/** Words of the steps of RUL-49; the first screen shows some, so they come without those of the list. */
export const lovedStepText = texts('lovedStep', {
  heart: 'Liora Loved',
  early: 'Early score',
});
