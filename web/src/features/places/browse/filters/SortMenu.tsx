import { ArrowUpDown } from 'lucide-react';
import { Menu } from '../../../../ui/Menu.tsx';
import { browseText } from '../browse.text.ts';
import type { Browse } from '../useBrowse.ts';
import { sortOrders } from './sortOrders.rules.ts';

/** Names the order in use and offers the others. */
export function SortMenu({ browse: { search, change } }: { browse: Browse }) {
  const offered = sortOrders(search);
  const [usual] = offered;
  const current = search.sort && offered.includes(search.sort) ? search.sort : usual;
  return (
    <Menu
      trigger={
        <button
          type="button"
          className="sort-button"
          aria-label={browseText.sortedBy(browseText.sorts[current])}
        >
          <ArrowUpDown aria-hidden="true" />
          {browseText.sorts[current]}
        </button>
      }
      items={offered.map((sort) => ({
        label: browseText.sorts[sort],
        checked: sort === current,
        onSelect: () => change({ sort: sort === usual ? undefined : sort, at: undefined }),
      }))}
    />
  );
}
