import type { PlaceDetails } from '@liora/domain/contract/places';
import { useHydrated } from '../../../lib/firstRender.ts';
import { lazyPart } from '../../../lib/lazyPart.ts';
import { Region } from '../../../ui/Region.tsx';

const PlaceReviews = lazyPart(
  async () => (await import('../../reviews/components/PlaceReviews.tsx')).default,
);

/** Where reviews stand on the page of a place: their code and their answer come after the place itself. */
export function ReviewsSlot({ place }: { place: PlaceDetails }) {
  const hydrated = useHydrated();
  // What nobody else sees nobody can review.
  if (place.pin?.own?.visibility === 'private' && place.reviewCount === 0) return null;
  return <Region>{hydrated && <PlaceReviews place={place} />}</Region>;
}
