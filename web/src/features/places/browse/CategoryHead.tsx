import { CATEGORY_LABELS, type Category } from '@liora/domain/rules/categories';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, Route } from 'lucide-react';
import { useGoBack } from '../../../lib/useGoBack.ts';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { uiText } from '../../../ui/ui.text.ts';
import { useMe } from '../../accounts/accounts.hooks.ts';
import { categoryText } from './browse.text.ts';
import { FiltersButton } from './FiltersButton.tsx';
import { isArea } from './searchInput.ts';
import type { Browse } from './useBrowse.ts';

interface CategoryHeadProps {
  browse: Browse;
  category: Category;
  /** Over the map: one line in a floating bar. */
  floating: boolean;
}

/** 'Drinks in San Francisco', and the way to a plan. */
export function CategoryHead({ browse, category, floating }: CategoryHeadProps) {
  const goBack = useGoBack();
  const me = useMe();
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
      {me && !floating && (
        <Link
          to="."
          search={(before) => ({ ...before, create: true })}
          resetScroll={false}
          className={buttonClass({ variant: 'quiet', size: 'sm' })}
        >
          <Route aria-hidden="true" />
          {categoryText.startPlan}
        </Link>
      )}
      <FiltersButton browse={browse} />
    </div>
  );
}
