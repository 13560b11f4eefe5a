import { ArrowUpDown } from 'lucide-react';
import { Menu } from '../../../../ui/Menu.tsx';
import { browseText } from '../browse.text.ts';
import type { Browse } from '../useBrowse.ts';

type Sort = keyof typeof browseText.sorts;

/** Distance, score, and the better match while moods are chosen; then that is the order unless told otherwise (MOOD-12). */
export function SortMenu({ browse: { search, change } }: { browse: Browse }) {
  const byMood = (search.moods?.length ?? 0) > 0;
  const usual: Sort = byMood ? 'mood' : 'distance';
  const offered: Sort[] = byMood ? ['mood', 'distance', 'score'] : ['distance', 'score'];
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
