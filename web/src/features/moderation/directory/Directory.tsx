import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { useMe } from '../../accounts/accounts.hooks.ts';
import { AdminArea } from '../frame/AdminArea.tsx';
import { DirectoryPanes } from './DirectoryPanes.tsx';
import { directoryOptions } from './directory.queries.ts';
import { directoryText } from './directory.text.ts';
import { filtersOf } from './directoryFilters.rules.ts';

/** So many pages are asked for by themselves until there is something to show. */
const PAGES_BY_ITSELF = 8;
const ENOUGH = 8;

/** All imported places, filtered by their address, and the one that is read and edited. */
export function Directory() {
  const { item, ...search } = useSearch({ from: '/admin/places' });
  const filters = filtersOf(search);
  const me = useMe();
  const list = useInfiniteQuery({ ...directoryOptions(filters), enabled: me != null });
  const places = useMemo(() => list.data?.pages.flatMap((page) => page.places) ?? [], [list.data]);
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
