import type { PlaceCard } from '@liora/domain/contract/places';
import { Button } from '../../../ui/Button.tsx';
import { PlaceSearchBox } from '../../places/components/PlaceSearchBox.tsx';
import { composeText } from './compose.text.ts';
import type { InviteVenue } from './compose.types.ts';

interface WhereFieldProps {
  venue: InviteVenue | null;
  onChange: (venue: InviteVenue | null) => void;
  missing: boolean;
}

/** A place as what an invitation leads to. */
const placeVenue = (
  place: Pick<PlaceCard, 'id' | 'name' | 'category' | 'subcategory' | 'types' | 'photoUrl' | 'timeZone'>,
): InviteVenue => ({
  kind: 'place',
  id: place.id,
  name: place.name,
  category: place.category,
  subcategory: place.subcategory,
  types: place.types,
  photoUrl: place.photoUrl,
  timeZone: place.timeZone,
});

/** Where to go, for who begins at a person. */
export function WhereField({ venue, onChange, missing }: WhereFieldProps) {
  if (venue)
    return (
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="min-w-0">
          <span className="field-label block">{composeText.where}</span>
          <span className="wrap-anywhere">{venue.name}</span>
        </p>
        <Button variant="quiet" size="sm" onClick={() => onChange(null)}>
          {composeText.anotherPlace}
        </Button>
      </div>
    );
  return (
    <PlaceSearchBox
      label={composeText.where}
      placeholder={composeText.whereHint}
      error={missing ? composeText.whereMissing : undefined}
      added={new Set()}
      onPick={(place) => onChange(placeVenue(place))}
    />
  );
}
