import type { PlaceCard } from '@liora/domain/contract/places';
import { Link } from '@tanstack/react-router';
import { Plus, Route } from 'lucide-react';
import { withOverlay } from '../../../lib/overlays.ts';
import { iconButtonClass } from '../../../ui/iconButtonClass.ts';
import { useMe } from '../../accounts/accounts.hooks.ts';
import { mayBeStop } from '../placeStop.rules.ts';
import { placesText } from '../places.text.ts';

interface AddToPlanProps {
  place: PlaceCard;
  variant: 'float' | 'well' | 'plain';
}

/** Opens the Create dialog with this place in it; visitors have nothing to add to. */
export function AddToPlan({ place, variant }: AddToPlanProps) {
  const me = useMe();
  if (!me || !mayBeStop(place)) return null;
  return (
    <Link
      to="."
      search={withOverlay({ create: true, with: place.id })}
      resetScroll={false}
      className={iconButtonClass(variant)}
      aria-label={placesText.addNamed(place.name)}
    >
      {/* In a row of its own buttons it is the plan that has to be told from them. */}
      {variant === 'well' ? <Route /> : <Plus />}
    </Link>
  );
}
