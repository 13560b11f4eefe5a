import { icu, texts } from '@liora/domain/i18n/texts';
import { FREE_SAVED_PLACES } from '@liora/domain/limits';

export const savePlaceText = texts('savePlace', {
  // Exact texts of the specification.
  success: 'Success',
  error: 'Error',
  saved: (name: string) => icu('{name} saved to your places!', { name }),
  removed: (name: string) => icu('{name} removed from your places!', { name }),
  saveFailed: 'Failed to save place',
  removeFailed: 'Failed to remove place',
  visitorTitle: 'Please log in',
  visitorText: 'You need to be logged in to save places',
  planVisitorTitle: 'Authentication required',
  planVisitorText: 'Please sign in to save places',
  limitTitle: 'Free Plan Limit Reached',
  limitText: icu(
    'You can save up to {most, plural, one {# place} other {# places}} on the free plan. Upgrade to save unlimited places!',
    { most: FREE_SAVED_PLACES },
  ),
  categoriesFailed: 'Error loading categories',
  uncategorized: 'Uncategorized',
  // Our own.
  title: 'Save Place',
  category: 'Category',
  newCategory: 'New category',
  newName: 'Name of the new category',
  create: 'Create',
  save: 'Save',
  signIn: 'Sign in',
  undo: 'Undo',
  seePrive: 'See Privé',
  restored: 'It is back in your places.',
});
