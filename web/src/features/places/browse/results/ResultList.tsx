import type { PlaceCard } from '@liora/domain/contract/places';
import { SEARCH_PAGE_SIZE } from '@liora/domain/limits';
import { useSelector } from '@tanstack/react-store';
import { memo, useCallback, useMemo } from 'react';
import { Vignette } from '../../../../art/Vignette.tsx';
import { errorText } from '../../../../text/errors.ts';
import { Button } from '../../../../ui/Button.tsx';
import { InlineError } from '../../../../ui/InlineError.tsx';
import { QueryArea } from '../../../../ui/QueryArea.tsx';
import { WindowedList } from '../../../../ui/WindowedList.tsx';
import { PlaceRow, type PlaceRowProps } from '../../components/PlaceRow.tsx';
import { placeListText } from '../../placeList.text.ts';
import { browseText } from '../browse.text.ts';
import type { Browse } from '../useBrowse.ts';
import { groupPlaces, type PlaceGroup } from './groupPlaces.rules.ts';
import { NoResults } from './NoResults.tsx';
import { ResultSkeleton } from './ResultSkeleton.tsx';

/** The found places in their groups, with what to do when there are none, or none yet, or no more. */
export function ResultList({ browse, level = 2 }: { browse: Browse; level?: 2 | 3 }) {
  const { found, search } = browse;
  const timeSet = search.open !== undefined;
  const groups = useMemo(() => groupPlaces(found.places, timeSet), [found.places, timeSet]);
  return (
    <QueryArea
      query={{ data: found.first ?? undefined, isError: found.error !== null, refetch: found.retry }}
      skeleton={<ResultSkeleton />}
      failed={{
        title: found.error ? errorText(found.error, browseText.failed) : browseText.failed,
        retry: placeListText.tryAgain,
        art: <Vignette kind="error" />,
        around: (told) => <div role="alert">{told}</div>,
      }}
      stale={<SearchFailure browse={browse} />}
    >
      {() => (
        <>
          {found.places.length === 0 && <NoResults browse={browse} />}
          <div className="results" data-searching={found.searching ? '' : undefined}>
            {groups.map((group, nth) => (
              <ResultGroup
                key={group.kind}
                group={group}
                browse={browse}
                first={nth === 0}
                titled={groups.length > 1 || group.kind !== 'all'}
                level={level}
              />
            ))}
          </div>
          {found.hasMore && (
            <Button variant="quiet" wide className="mt-4" busy={found.loadingMore} onClick={found.more}>
              {browseText.more}
            </Button>
          )}
          {found.close.length > 0 && (
            <ResultGroup
              group={{ kind: 'close', places: found.close }}
              browse={browse}
              titled
              level={level}
            />
          )}
        </>
      )}
    </QueryArea>
  );
}

/** Stays in the list, over the results of the search before (ERR-47). */
function SearchFailure({ browse: { found } }: { browse: Browse }) {
  if (!found.error) return null;
  return (
    <div className="search-failure">
      <InlineError>{errorText(found.error, browseText.failed)}</InlineError>
      <Button variant="line" size="sm" onClick={found.retry}>
        {placeListText.tryAgain}
      </Button>
    </div>
  );
}

interface ResultGroupProps {
  group: PlaceGroup;
  browse: Browse;
  titled: boolean;
  level: 2 | 3;
  first?: boolean;
}

function ResultGroup({ group, browse, titled, level, first = false }: ResultGroupProps) {
  const { at, selectedId, pointed, found } = browse;
  const Heading = `h${level}` as const;
  const note = browseText.groupNotes[group.kind];
  const leading = new Set(group.places.slice(0, LEADING));
  const rowLevel = titled ? (level === 2 ? 3 : 4) : level;
  return (
    <section>
      {titled && <Heading className="result-group">{browseText.groups[group.kind]}</Heading>}
      {titled && note && <p className="text-small text-ink-2">{note}</p>}
      <WindowedList
        className="lines"
        items={group.places}
        keyOf={idOf}
        whole={found.places.length <= SEARCH_PAGE_SIZE}
        keptKey={selectedId}
        about={ROW_PX}
      >
        {(place) => (
          <PointableRow
            place={place}
            at={at}
            headingLevel={rowLevel}
            first={first && leading.has(place)}
            selected={place.id === selectedId}
            store={pointed}
          />
        )}
      </WindowedList>
    </section>
  );
}

/** Rows whose pictures are drawn with the words: what a phone shows of a list, and most of what a desktop does. */
const LEADING = 3;
const idOf = ({ id }: PlaceCard) => id;
/** A row on a phone with two lines of words and its hours. */
const ROW_PX = 146;

type PointableRowProps = Pick<PlaceRowProps, 'place' | 'at' | 'headingLevel' | 'first' | 'selected'> & {
  store: Browse['pointed'];
};

/** Listens for itself whether it is pointed at, so that pointing renders two rows at most: the one left and the one entered. */
const PointableRow = memo(function PointableRow({ store, ...row }: PointableRowProps) {
  const pointed = useSelector(store, (id) => id === row.place.id);
  const point = useCallback((id: string | null) => store.setState(() => id), [store]);
  return <PlaceRow {...row} pointed={pointed} onPoint={point} />;
});
