import type { PlaceDetails } from '@liora/domain/contract/places';
import { useGoBack } from '../../../lib/useGoBack.ts';
import { LazyOwnPinButtons } from '../../pins/components/LazyOwnPinButtons.tsx';
import { LazyPinMenu } from '../../pins/components/LazyPinMenu.tsx';
import { ReportOrBlock } from '../../safety/ReportOrBlock.tsx';

interface PinSafetyProps {
  place: PlaceDetails;
  /** `plain` where there is room for words, `float` over a picture. */
  variant?: 'plain' | 'float';
}

/** Its owner edits and deletes a pin, everybody else reports it; visitors are asked to sign in (CARD-13, CARD-14, RUL-20). Places have none. */
export function PinSafety({ place, variant = 'plain' }: PinSafetyProps) {
  const goBack = useGoBack();
  const { pin } = place;
  if (!pin) return null;
  if (pin.is_own && variant === 'plain')
    return <LazyOwnPinButtons id={pin.id} title={place.name} onGone={goBack} />;
  if (pin.is_own) return <LazyPinMenu pin={pin} title={place.name} variant={variant} onGone={goBack} />;
  return (
    <ReportOrBlock
      subject={{ variant: 'pin', id: pin.id, title: place.name, author: pin.author }}
      variant={variant}
      onGone={goBack}
    />
  );
}
