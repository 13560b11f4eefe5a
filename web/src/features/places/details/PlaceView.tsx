import type { PlaceCard, PlaceDetails } from '@liora/domain/contract/places';
import type { PlanCard } from '@liora/domain/contract/planCards';
import { Info } from 'lucide-react';
import { useIsDesktop } from '../../plans/useIsDesktop.ts';
import { PlaceDesk } from './PlaceDesk.tsx';
import { PlacePhone } from './PlacePhone.tsx';
import { placeText } from './place.text.ts';

export interface PlaceViewProps {
  place: PlaceDetails;
  plans: readonly PlanCard[];
  neighbours: readonly PlaceCard[];
  /** The moment that hours are told for. */
  at: Date;
}

/** A place in full. */
export function PlaceView(props: PlaceViewProps) {
  const desktop = useIsDesktop();
  return desktop ? <PlaceDesk {...props} /> : <PlacePhone {...props} />;
}

/** Told of a place that its source no longer knows; what refers to it keeps working (RUL-109). */
export function GoneNotice({ place }: { place: PlaceDetails }) {
  if (!place.goneAt) return null;
  const date = new Date(place.goneAt).toLocaleDateString(undefined, { dateStyle: 'long' });
  return (
    <p className="gone-notice">
      <Info aria-hidden="true" />
      {placeText.gone(date)}
    </p>
  );
}
