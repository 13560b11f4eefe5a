import type { EditablePlace, PlaceValues } from '@liora/domain/contract/placeFields';
import { CATEGORY_NAMES, isCategory } from '@liora/domain/rules/categories';
import { fitsRecord } from '@liora/domain/rules/placeFields';
import { kindName } from '@liora/domain/rules/shownNames';
import { CATEGORIES } from '@liora/domain/rules/subcategories';
import { Select } from '../../../ui/Select.tsx';
import { editText } from './edit.text.ts';

interface KindFieldsProps {
  place: EditablePlace;
  value: PlaceValues['category'];
  onChange: (value: PlaceValues['category']) => void;
}

/** What a place is: a category of its sort of record, and a kind of it. */
export function KindFields({ place, value: { category, subcategory }, onChange }: KindFieldsProps) {
  const fitting = CATEGORY_NAMES.filter((name) => fitsRecord(place.kind, name));
  const categories = [...new Set<string>([...fitting, category])];
  const fixed: readonly string[] = isCategory(category) ? CATEGORIES[category] : [];
  const kinds = [...new Set([...fixed, ...(subcategory ? [subcategory] : [])])];
  return (
    <div className="grid gap-3 md:grid-cols-2">
      <Select
        label={editText.fields.category}
        value={category}
        onValueChange={(chosen) => onChange({ category: chosen, subcategory: null })}
        options={categories.map((name) => ({ value: name, label: kindName(name) }))}
      />
      <Select
        label={editText.subcategory}
        value={subcategory ?? ''}
        onValueChange={(chosen) => onChange({ category, subcategory: chosen || null })}
        options={[
          { value: '', label: editText.none },
          ...kinds.map((name) => ({ value: name, label: kindName(name) })),
        ]}
      />
    </div>
  );
}
