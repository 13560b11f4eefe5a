import type { PlaceCard } from '@liora/domain/contract/places';
import { useMemo, useState } from 'react';
import type { Browse } from '../useBrowse.ts';
import { carouselPlaces } from './carousel.rules.ts';
import { useSelectedPlace } from './useSelectedPlace.ts';

/**
 * The places of the cards over the map; null until there are any to come. A chosen place that only the map knows keeps its
 * card for as long as the list beside it stays the same, so that the row does not jump when another is chosen.
 */
export function useCards(browse: Browse): readonly PlaceCard[] | null {
  const { places: listed, first, error } = browse.found;
  const chosen = useSelectedPlace(browse);
  const [extra, setExtra] = useState<{ listed: readonly PlaceCard[]; place: PlaceCard } | null>(null);
  const isExtra = chosen !== null && !listed.includes(chosen);
  if (isExtra && (extra?.place !== chosen || extra.listed !== listed)) setExtra({ listed, place: chosen });
  const beside = isExtra ? chosen : extra?.listed === listed ? extra.place : null;
  const places = useMemo(() => carouselPlaces(listed, beside), [listed, beside]);
  return places.length === 0 && first === null && error === null ? null : places;
}
