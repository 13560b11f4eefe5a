import type { Category } from './categories.ts';
import { CATEGORIES } from './subcategories.ts';

export type PinDraftProblem =
  | 'category_required'
  | 'title_required'
  | 'subcategory_unknown'
  | 'position_required'
  | 'public_and_prive';

interface PinDraft {
  title: string;
  category: Category | null;
  subcategory: string | null;
  address: string | null;
  at: object | null;
  is_public: boolean;
  is_prive: boolean;
}

/** The first thing that keeps a pin from being stored, or null (PIN-06, PIN-07, PIN-11, RUL-81). */
export function pinDraftProblem(draft: PinDraft): PinDraftProblem | null {
  if (draft.category === null) return 'category_required';
  if (draft.title.trim() === '') return 'title_required';
  if (draft.subcategory !== null && !subcategoriesOf(draft.category).includes(draft.subcategory))
    return 'subcategory_unknown';
  if (draft.at === null && !draft.address?.trim()) return 'position_required';
  return draft.is_public && draft.is_prive ? 'public_and_prive' : null;
}

/** The fixed subcategories (KEY-18); none before there is a category. */
export const subcategoriesOf = (category: Category | null): readonly string[] =>
  category === null ? [] : CATEGORIES[category];
