import { Link } from '@tanstack/react-router';
import { Route } from 'lucide-react';
import { withOverlay } from '../../../lib/overlays.ts';
import { type ButtonVariants, buttonClass } from '../../../ui/buttonClass.ts';
import { useMe } from '../../accounts/accounts.hooks.ts';
import { placesText } from '../places.text.ts';

interface AddToPlanButtonProps {
  id: string;
  look: ButtonVariants;
}

/** 'Add to plan' with its word: opens the Create dialog with this place in it. Visitors have nothing to add to. */
export function AddToPlanButton({ id, look }: AddToPlanButtonProps) {
  const me = useMe();
  if (!me) return null;
  return (
    <Link
      to="."
      search={withOverlay({ create: true, with: id })}
      resetScroll={false}
      className={buttonClass(look)}
    >
      <Route aria-hidden="true" />
      {placesText.addToPlan}
    </Link>
  );
}
