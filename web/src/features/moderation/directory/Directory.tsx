import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { Vignette } from '../../../art/Vignette.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { MorePages } from '../../../ui/MorePages.tsx';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { useMe } from '../../accounts/accounts.hooks.ts';
import { EditPlace } from '../edit/EditPlace.tsx';
import { AdminArea } from '../frame/AdminArea.tsx';
import styles from '../frame/frame.module.css';
import { WorkPanes } from '../work/WorkPanes.tsx';
import { directoryOptions } from './directory.queries.ts';
import { directoryText } from './directory.text.ts';
import { type DirectoryFilters, filtersOf, searchOf } from './directoryFilters.rules.ts';
import { FilterRow } from './FilterRow.tsx';
import { PlaceRow } from './PlaceRow.tsx';

/** So many pages are asked for by themselves until there is something to show. */
const PAGES_BY_ITSELF = 8;
const ENOUGH = 8;

/** All imported places, filtered by their address, and the one that is read and edited. */
export function Directory() {
  const { item, ...search } = useSearch({ from: '/admin/places' });
  const filters = filtersOf(search);
  const me = useMe();
  const list = useInfiniteQuery({ ...directoryOptions(filters), enabled: me != null });
  const places = list.data?.pages.flatMap((page) => page.places) ?? [];
  const pages = list.data?.pages.length ?? 0;
  const { hasNextPage, isFetching, fetchNextPage } = list;
  const goesOn = hasNextPage && places.length < ENOUGH && pages > 0 && pages < PAGES_BY_ITSELF;
  useEffect(() => {
    if (goesOn && !isFetching) void fetchNextPage();
  }, [goesOn, isFetching, fetchNextPage]);
  return (
    <AdminArea part="allPlaces" query={list}>
      {() => (
        <>
          <PageTitle>{directoryText.title}</PageTitle>
          <DirectoryPanes filters={filters} shown={item} places={places} list={list} looking={goesOn} />
        </>
      )}
    </AdminArea>
  );
}

interface DirectoryPanesProps {
  filters: DirectoryFilters;
  shown: string | undefined;
  places: readonly Parameters<typeof PlaceRow>[0]['place'][];
  list: Parameters<typeof MorePages>[0]['list'];
  looking: boolean;
}

function DirectoryPanes({ filters, shown, places, list, looking }: DirectoryPanesProps) {
  const rows = useRef<HTMLDivElement>(null);
  const read = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(filters.q ?? '');
  const navigate = useNavigate();
  const go = (to: DirectoryFilters, item: string | undefined) =>
    void navigate({
      to: '/admin/places',
      search: { ...searchOf(to), tab: 'all', item },
      replace: true,
      resetScroll: false,
    });
  const filter = (to: DirectoryFilters) => {
    setTyped(to.q ?? '');
    go(to, shown);
  };
  return (
    <WorkPanes
      list={rows}
      read={read}
      label={directoryText.title}
      rows={
        <>
          <h1 className="t2 mb-3 text-[1.75rem]">{directoryText.title}</h1>
          <SearchField
            label={directoryText.search}
            placeholder={directoryText.placeholder}
            value={typed}
            onValueChange={(q) => {
              setTyped(q);
              if (q === '') go({ ...filters, q }, shown);
            }}
            onSubmit={(q) => go({ ...filters, q }, shown)}
          />
          <div className="mt-4 mb-3">
            <FilterRow filters={filters} onChange={filter} />
          </div>
          {places.length === 0 && <Nothing more={list.hasNextPage} looking={looking} />}
          <ul className={styles.rows}>
            {places.map((place) => (
              <PlaceRow key={place.id} place={place} current={place.id === shown} filters={filters} />
            ))}
          </ul>
          {!looking && (
            <MorePages
              list={list}
              label={places.length > 0 ? directoryText.showMore : directoryText.lookFurther}
            />
          )}
        </>
      }
    >
      {shown && <EditPlace key={shown} id={shown} onBack={() => go(filters, undefined)} />}
    </WorkPanes>
  );
}

function Nothing({ more, looking }: { more: boolean; looking: boolean }) {
  if (looking) return <p className="py-6 text-small text-ink-2">{directoryText.looking}</p>;
  return (
    <EmptyState
      art={<Vignette kind="noResults" />}
      title={more ? directoryText.noneYet : directoryText.empty}
      text={more ? directoryText.noneYetText : directoryText.emptyText}
    />
  );
}
