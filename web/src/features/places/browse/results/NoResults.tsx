import { FILTERS_RELAXED_MAX, SEARCH_MAX_RADIUS_MILES, SEARCH_RADIUS_MILES } from '@liora/domain/limits';
import { radiusLabel } from '@liora/domain/rules/radius';
import { useQueries } from '@tanstack/react-query';
import { Vignette } from '../../../../art/Vignette.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { DropByAddress } from '../../../pins/drop/DropByAddress.tsx';
import { searchCountQuery } from '../../places.queries.ts';
import { useAsker } from '../../useAsker.ts';
import { browseText } from '../browse.text.ts';
import { type ActiveFilter, activeFilters } from '../filters/activeFilters.rules.ts';
import { costliestFilter } from '../filters/costliestFilter.rules.ts';
import { NO_AREA } from '../filters/FilterChips.tsx';
import { isArea, searchInputOf } from '../searchInput.rules.ts';
import type { Browse } from '../useBrowse.ts';
import { AddCustomPlace } from './AddCustomPlace.tsx';

/** Nothing found: the words of ERR-48, and the ways out that would find something. */
export function NoResults({ browse }: { browse: Browse }) {
  const { search, change } = browse;
  const query = search.q?.trim() ?? '';
  const costliest = useCostliestFilter(browse);
  const radius = search.radius ?? SEARCH_RADIUS_MILES;
  return (
    <EmptyState
      art={<Vignette kind="noResults" />}
      title={query ? browseText.none(query) : browseText.noneWithoutWords}
      text={query ? browseText.noneHint : browseText.noneFiltersHint}
      action={
        <>
          {costliest && (
            <Button onClick={() => change({ ...costliest.filter.without, at: undefined })}>
              {browseText.dropFilter(costliest.filter.label, costliest.places)}
            </Button>
          )}
          {isArea(search) ? (
            <Button variant="quiet" onClick={() => change(NO_AREA)}>
              {browseText.leaveArea}
            </Button>
          ) : (
            radius < SEARCH_MAX_RADIUS_MILES && (
              <Button variant="quiet" onClick={() => change({ radius: SEARCH_MAX_RADIUS_MILES })}>
                {browseText.widen(radiusLabel(SEARCH_MAX_RADIUS_MILES))}
              </Button>
            )
          )}
          <AddCustomPlace name={query} />
          <DropByAddress title={query} size="md" />
        </>
      }
    />
  );
}

/** Asks how much would be found without each of the filters: at most four small questions, and only here. */
function useCostliestFilter(browse: Browse): { filter: ActiveFilter; places: number } | null {
  const { search, start, now, planned, timeZone } = browse;
  const asker = useAsker();
  const filters = activeFilters(search, now, timeZone).slice(0, FILTERS_RELAXED_MAX);
  const counts = useQueries({
    queries: filters.map(({ without }) => {
      const origin = start?.origin ?? { latitude: 0, longitude: 0 };
      const input = searchInputOf({ ...search, ...without }, { origin, now, planned });
      return { ...searchCountQuery(input, asker), enabled: start !== null, retry: false };
    }),
  });
  return costliestFilter(
    filters,
    counts.map(({ data }) => data && data.within + data.farther),
  );
}
