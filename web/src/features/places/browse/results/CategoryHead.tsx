import type { Category } from '@liora/domain/rules/categories';
import { categoryLabels } from '@liora/domain/rules/categories.text';
import { ArrowLeft } from 'lucide-react';
import { useGoBack } from '../../../../lib/useGoBack.ts';
import { IconButton } from '../../../../ui/IconButton.tsx';
import { RichText } from '../../../../ui/RichText.tsx';
import { uiText } from '../../../../ui/ui.text.ts';
import { categoryText } from '../browse.text.ts';
import { FiltersButton } from '../filters/FiltersButton.tsx';
import { isArea } from '../searchInput.rules.ts';
import type { Browse } from '../useBrowse.ts';

interface CategoryHeadProps {
  browse: Browse;
  category: Category;
  /** Over the map: one line in a floating bar. */
  floating: boolean;
}

/** 'Drinks in San Francisco', and the way to a plan. */
export function CategoryHead({ browse, category, floating }: CategoryHeadProps) {
  const goBack = useGoBack();
  const { start, search } = browse;
  return (
    <div className={floating ? 'category-bar' : 'category-head'}>
      <IconButton label={uiText.back} onClick={goBack}>
        <ArrowLeft />
      </IconButton>
      <h1 className={floating ? 'category-name truncate' : 't1 category-name'}>
        <RichText
          text={headWords(categoryLabels[category], isArea(search) ? null : start)}
          tags={{ area: (words) => <span className="category-area">{words}</span> }}
        />
      </h1>
      <FiltersButton browse={browse} />
    </div>
  );
}

function headWords(category: string, start: Browse['start']): string {
  if (start?.located) return categoryText.nearYou(category);
  return start?.areaName ? categoryText.inArea(category, start.areaName) : category;
}
