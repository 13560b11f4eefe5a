import type { PlaceDetails } from '@liora/domain/contract/places';
import { InviteButton } from '../../invitations/components/InviteButton.tsx';

/** What only members see is not sent around (INVITATION_WITHHELD), unless it is one's own. */
export function InviteToPlace({ place }: { place: PlaceDetails }) {
  if (place.isPrive && !place.pin?.is_own) return null;
  const { id, name, category, subcategory, types, photoUrl, timeZone } = place;
  return (
    <InviteButton
      subject={{
        venue: { kind: 'place', id, name, category, subcategory, types, photoUrl, timeZone },
        to: null,
      }}
      look={{ variant: 'quiet', wide: true }}
    />
  );
}
