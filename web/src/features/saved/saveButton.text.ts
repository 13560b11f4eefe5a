import { texts } from '@liora/domain/i18n/texts';

/** In the first load, with every card: no more than the words on the button. */
export const saveButtonText = texts('saveButton', {
  save: 'Save',
  saved: 'Saved',
});
