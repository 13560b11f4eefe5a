import { CATEGORY_LABELS, type Category } from '@liora/domain/rules/categories';
import { ArrowLeft } from 'lucide-react';
import { useGoBack } from '../../../../lib/useGoBack.ts';
import { IconButton } from '../../../../ui/IconButton.tsx';
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
  const area = isArea(search) ? null : start?.located ? categoryText.nearYou : start?.areaName;
  return (
    <div className={floating ? 'category-bar' : 'category-head'}>
      <IconButton label={uiText.back} onClick={goBack}>
        <ArrowLeft />
      </IconButton>
      <h1 className={floating ? 'category-name truncate' : 't1 category-name'}>
        {CATEGORY_LABELS[category]}{' '}
        {area && <span className="category-area">{start?.located ? area : categoryText.inArea(area)}</span>}
      </h1>
      <FiltersButton browse={browse} />
    </div>
  );
}
