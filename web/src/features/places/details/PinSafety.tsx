import type { PlaceDetails } from '@liora/domain/contract/places';
import { useGoBack } from '../../../lib/useGoBack.ts';
import { ReportOrBlock } from '../../safety/ReportOrBlock.tsx';

interface PinSafetyProps {
  place: PlaceDetails;
  variant?: 'plain' | 'float';
}

/** Report Pin, for everybody but its owner; visitors are asked to sign in (CARD-14, RUL-20). Places have none. */
export function PinSafety({ place, variant }: PinSafetyProps) {
  const goBack = useGoBack();
  const { pin } = place;
  if (!pin || pin.is_own) return null;
  return (
    <ReportOrBlock
      subject={{ variant: 'pin', id: pin.id, title: place.name, author: pin.author }}
      variant={variant}
      onGone={goBack}
    />
  );
}
