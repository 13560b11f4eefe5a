import type { PlaceCard } from '@liora/domain/contract/places';
import type { PlanPicture } from '@liora/domain/contract/planCards';
import type { InviteVenue } from './compose.types.ts';

type Venue =
  | {
      kind: 'place';
      place: Pick<PlaceCard, 'id' | 'name' | 'category' | 'subcategory' | 'types' | 'photoUrl' | 'timeZone'>;
    }
  | { kind: 'plan'; plan: PlanPicture };

/** What an invitation to one thing of a list leads to. */
export function venueOf(venue: Venue): InviteVenue {
  if (venue.kind === 'place') {
    const { id, name, category, subcategory, types, photoUrl, timeZone } = venue.place;
    return { kind: 'place', id, name, category, subcategory, types, photoUrl, timeZone };
  }
  const { id, title, theme, stops } = venue.plan;
  return { kind: 'plan', id, name: title, theme, stops, timeZone: null };
}
