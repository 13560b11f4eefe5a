import type { ReactNode } from 'react';
import { browseText } from '../browse.text.ts';
import { FilterChips } from '../filters/FilterChips.tsx';
import { FiltersButton } from '../filters/FiltersButton.tsx';
import { SearchBox } from '../filters/SearchBox.tsx';
import { ResultHead } from '../results/ResultHead.tsx';
import { ResultList } from '../results/ResultList.tsx';
import type { Browse } from '../useBrowse.ts';

/** What /map is where no map can be drawn; `children` are what others add to it, as to the map. */
export function MapListAlone({ browse, children }: { browse: Browse; children?: ReactNode }) {
  return (
    <div className="page list-alone">
      <div className="browse-head">
        <SearchBox browse={browse} trailing={<FiltersButton browse={browse} />} />
        <FilterChips browse={browse} />
        {children}
      </div>
      <ResultHead browse={browse} level={2} />
      <ResultList browse={browse} level={3} />
      <p className="text-small text-ink-2 mt-6">{browseText.noMap}</p>
    </div>
  );
}
