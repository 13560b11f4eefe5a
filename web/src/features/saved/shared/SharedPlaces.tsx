import type { Partner } from '@liora/domain/contract/couples';
import type { SharedPlace } from '@liora/domain/contract/sharedSaves';
import { SAVED_PAGE_SIZE } from '@liora/domain/limits';
import { SAVED_SORTS } from '@liora/domain/rules/savedPlaces';
import { useNavigate } from '@tanstack/react-router';
import { ArrowDownUp } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Vignette } from '../../../art/Vignette.tsx';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { QueryArea } from '../../../ui/QueryArea.tsx';
import { WindowedList } from '../../../ui/WindowedList.tsx';
import { useStartFailure } from '../../accounts/accounts.hooks.ts';
import { useIsDesktop } from '../../plans/useIsDesktop.ts';
import { gridRows } from '../list/gridRows.rules.ts';
import { MoreSaved } from '../list/MoreSaved.tsx';
import { SavedSkeleton } from '../list/NothingSaved.tsx';
import { SearchInside } from '../list/SearchInside.tsx';
import { useColumns } from '../list/useColumns.ts';
import { savedText } from '../saved.text.ts';
import type { SavedSearch } from '../savedSearch.rules.ts';
import { SharedItem } from './SharedItem.tsx';
import { useSharedList } from './sharedSaves.queries.ts';
import { sharedSavesText } from './sharedSaves.text.ts';
import { useLookedAt } from './useLookedAt.ts';

interface SharedPlacesProps {
  partner: Partner;
  search: SavedSearch;
  searching: boolean;
  enabled: boolean;
}

/** What the partner saved and shares, to search and to sort. */
export function SharedPlaces({ partner, search, searching, enabled }: SharedPlacesProps) {
  const navigate = useNavigate();
  const shared = useSharedList(search, enabled);
  const look = useIsDesktop() ? 'card' : 'row';
  const change = (part: Partial<SavedSearch>) =>
    void navigate({
      to: '/saved',
      search: (before: object) => ({ ...before, ...part }),
      replace: true,
      resetScroll: false,
    });
  return (
    <section aria-labelledby="shared-places">
      {(searching || search.q) && (
        <SearchInside
          q={search.q}
          onChange={(q) => change({ q })}
          label={sharedSavesText.search}
          placeholder={sharedSavesText.searchPlaceholder}
        />
      )}
      <div className="mt-6 mb-4 flex flex-wrap items-center justify-between gap-2">
        <h2 id="shared-places" className="t2 min-w-0 wrap-anywhere">
          {sharedSavesText.places(partner.username)}
        </h2>
        <SortMenu sort={search.sort ?? 'added'} onSort={(sort) => change({ sort })} />
      </div>
      <QueryArea
        query={shared.list}
        blocked={useStartFailure()}
        skeleton={<SavedSkeleton look={look} />}
        failed={{ title: sharedSavesText.failed, retry: savedText.retry, art: <Vignette kind="error" /> }}
      >
        {() =>
          shared.places.length === 0 && !shared.list.hasNextPage ? (
            <Nothing name={partner.username} filtered={Boolean(search.q)} />
          ) : (
            <>
              <Items partner={partner} places={shared.places} look={look} at={shared.at} />
              <MoreSaved list={shared.list} />
            </>
          )
        }
      </QueryArea>
    </section>
  );
}

type Sort = NonNullable<SavedSearch['sort']>;

function SortMenu({ sort, onSort }: { sort: Sort; onSort: (sort: Sort | undefined) => void }) {
  return (
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
        onSelect: () => onSort(one === 'added' ? undefined : one),
      }))}
    />
  );
}

interface ItemsProps {
  partner: Partner;
  places: readonly SharedPlace[];
  look: 'card' | 'row';
  at: Date;
}

const ROW_PX = 190;
const LINE_PX = 390;

function Items({ partner, places, look, at }: ItemsProps) {
  const columns = useColumns();
  const lookAt = useLookedAt();
  const isNew = useNewWhenShown(places);
  const lines = useMemo(() => gridRows(places, look === 'row' ? 1 : columns), [places, look, columns]);
  return (
    <WindowedList
      {...(look === 'row' && { className: 'lines' })}
      items={lines}
      keyOf={({ key }) => key}
      whole={places.length <= SAVED_PAGE_SIZE}
      keptKey={null}
      about={look === 'row' ? ROW_PX : LINE_PX}
    >
      {({ items }) => (
        <div {...(look === 'card' && { className: 'card-grid pb-7', 'data-four': '' })}>
          {items.map((shared) => (
            <SharedItem
              key={shared.id}
              shared={shared}
              author={partner}
              isNew={isNew(shared)}
              look={look}
              at={at}
              lookAt={shared.is_new ? lookAt(shared.id) : undefined}
            />
          ))}
        </div>
      )}
    </WindowedList>
  );
}

/** What was new when it came onto this screen stays marked until it is left. */
function useNewWhenShown(places: readonly SharedPlace[]): (shared: SharedPlace) => boolean {
  const [shownNew, keep] = useState<ReadonlySet<string>>(new Set());
  const fresh = places.filter(({ id, is_new }) => is_new && !shownNew.has(id));
  if (fresh.length > 0) keep(new Set([...shownNew, ...fresh.map(({ id }) => id)]));
  return ({ id, is_new }) => is_new || shownNew.has(id);
}

function Nothing({ name, filtered }: { name: string; filtered: boolean }) {
  return (
    <EmptyState
      art={<Vignette kind={filtered ? 'noResults' : 'empty'} />}
      headingLevel={3}
      title={filtered ? sharedSavesText.nothingFits : sharedSavesText.nothing(name)}
      text={filtered ? sharedSavesText.nothingFitsText : sharedSavesText.nothingText}
    />
  );
}
