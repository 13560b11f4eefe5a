import { useSearch } from '@tanstack/react-router';
import { useGoBack } from '../../../lib/useGoBack.ts';
import { BrowseScreen } from '../browse/BrowseScreen.tsx';
import { FilterChips } from '../browse/FilterChips.tsx';
import { FiltersButton } from '../browse/FiltersButton.tsx';
import { ResultHead } from '../browse/ResultHead.tsx';
import { ResultList } from '../browse/ResultList.tsx';
import { SearchBox } from '../browse/SearchBox.tsx';
import { useBrowse } from '../browse/useBrowse.ts';

/** /search: text, filters and area in the address, the places as a list and on the map (RUL-77). */
export function SearchScreen() {
  const browse = useBrowse(useSearch({ from: '/search' }));
  const goBack = useGoBack();
  return (
    <BrowseScreen
      browse={browse}
      head={(floating) => (
        <>
          <SearchBox browse={browse} onBack={goBack} trailing={<FiltersButton browse={browse} />} />
          <FilterChips browse={browse} floating={floating} />
        </>
      )}
      listHead={<ResultHead browse={browse} />}
      list={<ResultList browse={browse} />}
    />
  );
}
