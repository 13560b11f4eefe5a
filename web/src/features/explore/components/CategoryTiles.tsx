import { CATEGORY_NAMES } from '@liora/domain/rules/categories';
import { memo } from 'react';
import { useFormat } from '../../../lib/ownFormat.ts';
import { CategoryTile } from '../../places/components/CategoryTile.tsx';
import { exploreText } from '../explore.text.ts';

/** The seven categories (KEY-18): a row to scroll on phones, one line on desktop. */
export const CategoryTiles = memo(function CategoryTiles() {
  useFormat();
  return (
    <section aria-labelledby="categories" className="explore-categories">
      <h2 id="categories" className="section-title md:sr-only">
        {exploreText.categories}
      </h2>
      <ul className="category-tiles">
        {CATEGORY_NAMES.map((category) => (
          <li key={category}>
            <CategoryTile category={category} />
          </li>
        ))}
      </ul>
    </section>
  );
});
