import type { PlaceDetails } from '@liora/domain/contract/places';
import { formatDate } from '@liora/domain/i18n/format';
import { Info } from 'lucide-react';
import { useClockZone } from '../../../lib/firstRender.ts';
import { placeText } from './place.text.ts';

/** Told of a place that closed for good, as people say, or that its source no longer knows; what refers to it keeps working (RUL-109). */
export function GoneNotice({ place }: { place: PlaceDetails }) {
  const timeZone = useClockZone();
  if (!place.goneAt) return null;
  const date = formatDate(new Date(place.goneAt), { dateStyle: 'long', timeZone });
  return (
    <p className="gone-notice">
      <Info aria-hidden="true" />
      {place.closedForGood ? placeText.closedForGood(date) : placeText.gone(date)}
    </p>
  );
}
