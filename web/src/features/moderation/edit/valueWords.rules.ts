import type { PlaceValues } from '@liora/domain/contract/placeFields';
import { formatList } from '@liora/domain/i18n/format';
import type { PlaceField } from '@liora/domain/rules/placeFields';
import { priceLabel } from '@liora/domain/rules/price';
import { dietName, kindName } from '@liora/domain/rules/shownNames';
import { editText } from './edit.text.ts';
import { pointWords } from './placeDraft.rules.ts';

const yesNo = (value: boolean) => (value ? editText.yes : editText.no);

/** A field as it is read in a line. */
export function valueWords(field: PlaceField, values: Partial<PlaceValues>): string {
  return wordsOf(field, values) || editText.nothing;
}

function wordsOf(field: PlaceField, values: Partial<PlaceValues>): string | null | undefined {
  switch (field) {
    case 'category': {
      const { category = '', subcategory = null } = values.category ?? {};
      return [category, subcategory].flatMap((name) => (name ? kindName(name) : [])).join(' · ');
    }
    case 'point':
      return pointWords(values.point ?? null);
    case 'price':
      return priceLabel(values.price ?? null);
    case 'outdoor':
      return values.outdoor == null ? editText.unknown : yesNo(values.outdoor);
    case 'diets':
      return formatList((values.diets ?? []).map(dietName), 'unit');
    case 'closed':
      return yesNo(values.closed ?? false);
    default:
      return values[field];
  }
}
