import type { PlaceCard } from '@liora/domain/contract/places';
import { useQuery } from '@tanstack/react-query';
import { placeQuery } from '../../places.queries.ts';
import { useAsker } from '../../useAsker.ts';
import type { Browse } from '../useBrowse.ts';

/** The selected place, from the list or, where only the map knows it, asked for by itself. */
export function useSelectedPlace({ found, selectedId, start, at }: Browse): PlaceCard | null {
  const asker = useAsker();
  const listed = found.places.find(({ id }) => id === selectedId) ?? null;
  const { data } = useQuery({
    ...placeQuery({ id: selectedId ?? '', origin: start?.origin, at: at.toISOString() }, asker),
    enabled: selectedId !== null && !listed,
  });
  if (listed || selectedId === null) return listed;
  return data?.place.id === selectedId ? data.place : null;
}
