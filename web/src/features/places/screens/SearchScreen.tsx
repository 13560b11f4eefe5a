import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useGoBack } from '../../../lib/useGoBack.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { BrowseScreen } from '../browse/BrowseScreen.tsx';
import { browseText } from '../browse/browse.text.ts';
import { FilterChips } from '../browse/filters/FilterChips.tsx';
import { FiltersButton } from '../browse/filters/FiltersButton.tsx';
import { SearchBox } from '../browse/filters/SearchBox.tsx';
import { ResultHead } from '../browse/results/ResultHead.tsx';
import { ResultList } from '../browse/results/ResultList.tsx';
import { useBrowse } from '../browse/useBrowse.ts';

/** /search: text, filters and area in the address, the places as a list and on the map (RUL-77). */
export function SearchScreen() {
  const search = useSearch({ from: '/search' });
  const browse = useBrowse(search);
  // A bare address was opened to type in: by the key `/`, or by the search field of another screen.
  const [bare] = useState(() => Object.values(search).every((value) => value === undefined));
  const goBack = useGoBack();
  return (
    <BrowseScreen
      browse={browse}
      head={(floating) => (
        <>
          <PageTitle>{search.q || browseText.searchTitle}</PageTitle>
          <SearchBox
            browse={browse}
            onBack={goBack}
            trailing={<FiltersButton browse={browse} />}
            autoFocus={bare}
          />
          <FilterChips browse={browse} floating={floating} />
        </>
      )}
      listHead={<ResultHead browse={browse} />}
      list={<ResultList browse={browse} />}
    />
  );
}
