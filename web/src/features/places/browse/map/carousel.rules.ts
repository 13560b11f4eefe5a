import type { PlaceCard } from '@liora/domain/contract/places';

/** Cards on either side of the one in front that are drawn; the others keep their place. */
const DRAWN_EACH_SIDE = 2;

/** The places of the cards: those of the list in its order, and before them the chosen one that only the map knows. */
export function carouselPlaces(listed: readonly PlaceCard[], chosen: PlaceCard | null): readonly PlaceCard[] {
  const onMap = listed.filter(({ latitude, longitude }) => latitude !== null && longitude !== null);
  return chosen && !onMap.some(({ id }) => id === chosen.id) ? [chosen, ...onMap] : onMap;
}

export const isDrawn = (index: number, front: number): boolean => Math.abs(index - front) <= DRAWN_EACH_SIDE;

/** Which card stands in front when the row has been moved so far. */
export function frontCard(scrolled: number, step: number, count: number): number {
  if (step <= 0) return 0;
  return Math.max(0, Math.min(count - 1, Math.round(Math.abs(scrolled) / step)));
}
