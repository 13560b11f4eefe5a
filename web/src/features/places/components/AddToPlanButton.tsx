import type { PlaceDetails } from '@liora/domain/contract/places';
import { Link } from '@tanstack/react-router';
import { Route } from 'lucide-react';
import { withOverlay } from '../../../lib/overlays.ts';
import { type ButtonVariants, buttonClass } from '../../../ui/buttonClass.ts';
import { useMe } from '../../accounts/accounts.hooks.ts';
import { placeListText } from '../placeList.text.ts';
import { mayBeStop } from '../placeStop.rules.ts';

interface AddToPlanButtonProps {
  place: PlaceDetails;
  look: ButtonVariants;
}

/** 'Add to plan' with its word: opens the Create dialog with this place in it. Visitors have nothing to add to. */
export function AddToPlanButton({ place, look }: AddToPlanButtonProps) {
  const me = useMe();
  if (!me || !mayBeStop(place)) return null;
  return (
    <Link
      to="."
      search={withOverlay({ create: true, with: place.id })}
      resetScroll={false}
      className={buttonClass(look)}
    >
      <Route aria-hidden="true" />
      {placeListText.addToPlan}
    </Link>
  );
}
