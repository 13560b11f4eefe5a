import type { PlaceCard } from '@liora/domain/contract/places';
import type { LovedStep as Step } from '@liora/domain/rules/sparkScore';
import { Badge } from '../../../ui/Badge.tsx';
import { LovedStep } from '../../reviews/loved/LovedStep.tsx';
import { placesText } from '../places.text.ts';

interface PlaceBadgesProps {
  place: PlaceCard;
  /** Of Liora Loved: shown whatever else is (RUL-49). */
  step?: Step | undefined;
}

/** At most two of Privé, Liora Pick and Your Pin (CARD-03 to CARD-05). */
export function PlaceBadges({ place, step }: PlaceBadgesProps) {
  return (
    <>
      {place.isPrive && <Badge kind="prive">{placesText.prive}</Badge>}
      {step ? (
        <LovedStep step={step} onCover />
      ) : (
        place.isLioraPick && !place.isPrive && <Badge kind="pick">{placesText.lioraPick}</Badge>
      )}
      {place.pin?.is_own && <Badge kind="yours">{placesText.yourPin}</Badge>}
    </>
  );
}
