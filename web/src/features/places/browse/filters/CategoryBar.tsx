import { CATEGORY_NAMES } from '@liora/domain/rules/categories';
import { categoryLabels } from '@liora/domain/rules/categories.text';
import { categoryIcon } from '../../../../map/pins/categoryIcon.ts';
import { Chip } from '../../../../ui/Chip.tsx';
import { ChipRow } from '../../../../ui/ChipRow.tsx';
import { browseText } from '../browse.text.ts';
import type { Browse } from '../useBrowse.ts';

/** The seven categories over the full map; one at a time. */
export function CategoryBar({ browse: { search, change } }: { browse: Browse }) {
  return (
    <ChipRow label={browseText.category} className="category-chips">
      {CATEGORY_NAMES.map((name) => {
        const Icon = categoryIcon(name);
        const on = search.category === name;
        return (
          <Chip
            key={name}
            on={on}
            floating
            icon={<Icon />}
            onClick={() => change({ category: on ? undefined : name, sub: undefined, at: undefined })}
          >
            {categoryLabels[name]}
          </Chip>
        );
      })}
    </ChipRow>
  );
}
