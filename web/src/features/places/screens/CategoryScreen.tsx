import { CATEGORY_NAMES, type Category, categoryNamed } from '@liora/domain/rules/categories';
import { categoryLabels } from '@liora/domain/rules/categories.text';
import { useSearch } from '@tanstack/react-router';
import { useGoBack } from '../../../lib/useGoBack.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { TopBar } from '../../../ui/TopBar.tsx';
import { BrowseScreen } from '../browse/BrowseScreen.tsx';
import { categoryText } from '../browse/browse.text.ts';
import { KindChips } from '../browse/filters/KindChips.tsx';
import { QuickFilters } from '../browse/filters/QuickFilters.tsx';
import { BestFor } from '../browse/results/BestFor.tsx';
import { CategoryHead } from '../browse/results/CategoryHead.tsx';
import { ResultHead } from '../browse/results/ResultHead.tsx';
import { ResultList } from '../browse/results/ResultList.tsx';
import { StartPlan } from '../browse/results/StartPlan.tsx';
import { useBrowse } from '../browse/useBrowse.ts';
import { CategoryTile } from '../components/CategoryTile.tsx';

/** /category?name=…: one of the seven kinds of places, as /search shows them (RUL-77). */
export function CategoryScreen() {
  const { name = '' } = useSearch({ from: '/category' });
  const category = categoryNamed(name);
  return category ? <KnownCategory key={category} category={category} /> : <UnknownCategory name={name} />;
}

function KnownCategory({ category }: { category: Category }) {
  const search = useSearch({ from: '/category' });
  const browse = useBrowse(search, { category });
  return (
    <BrowseScreen
      browse={browse}
      head={(floating) => (
        <>
          <PageTitle>{categoryLabels[category]}</PageTitle>
          <CategoryHead browse={browse} category={category} floating={floating} />
          <QuickFilters browse={browse} floating={floating} />
        </>
      )}
      listHead={<ResultHead browse={browse} level={2} />}
      list={
        <>
          <KindChips browse={browse} category={category} floating={false} />
          <div className="best-row">
            <BestFor browse={browse} />
            <StartPlan />
          </div>
          <ResultList browse={browse} level={3} />
        </>
      }
    />
  );
}

function UnknownCategory({ name }: { name: string }) {
  const goBack = useGoBack();
  return (
    <div className="page">
      <PageTitle>{categoryText.unknown}</PageTitle>
      <TopBar onBack={goBack} title={categoryText.unknown} />
      <p className="text-ink-2">{name ? categoryText.unknownText(name) : categoryText.unknownNone}</p>
      <ul className="category-tiles category-tiles-all">
        {CATEGORY_NAMES.map((category) => (
          <li key={category}>
            <CategoryTile category={category} />
          </li>
        ))}
      </ul>
    </div>
  );
}
