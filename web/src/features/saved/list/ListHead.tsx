import { SAVED_SORTS } from '@liora/domain/rules/savedPlaces';
import { ArrowDownUp, LayoutGrid, List, ListChecks, Map as MapIcon } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { savedText } from '../saved.text.ts';
import type { SavedSearch } from '../savedSearch.rules.ts';

const VIEWS = [
  ['grid', LayoutGrid],
  ['list', List],
  ['map', MapIcon],
] as const;

interface ListHeadProps {
  title: string;
  search: SavedSearch;
  view: 'grid' | 'list' | 'map';
  change: (part: Partial<SavedSearch>) => void;
  onSelect: () => void;
}

/** Heading of the list, its order, its look, and the way to select several. */
export function ListHead({ title, search, view, change, onSelect }: ListHeadProps) {
  const { sort = 'added' } = search;
  const [, ViewIcon] = VIEWS.find(([name]) => name === view) ?? VIEWS[0];
  return (
    <div className="mt-9 mb-4 flex flex-wrap items-center justify-between gap-2 md:mt-11">
      <h2 className="t2 min-w-0 wrap-anywhere">{title}</h2>
      <div className="-mr-[12px] ml-auto flex flex-none items-center">
        <Menu
          trigger={
            <Button
              variant="text"
              size="sm"
              className="no-underline"
              icon={<ArrowDownUp />}
              aria-label={savedText.sortBy(savedText.sorts[sort])}
            >
              {savedText.sorts[sort]}
            </Button>
          }
          items={SAVED_SORTS.map((one) => ({
            label: savedText.sorts[one],
            checked: one === sort,
            onSelect: () => change({ sort: one === 'added' ? undefined : one }),
          }))}
        />
        <Menu
          trigger={
            <IconButton label={savedText.view}>
              <ViewIcon />
            </IconButton>
          }
          items={VIEWS.map(([one, Icon]) => ({
            label: savedText.views[one],
            icon: <Icon />,
            checked: one === view,
            onSelect: () => change({ view: one }),
          }))}
        />
        <IconButton label={savedText.select} onClick={onSelect}>
          <ListChecks />
        </IconButton>
      </div>
    </div>
  );
}
