import { Link } from '@tanstack/react-router';
import { Plus, Route } from 'lucide-react';
import { withOverlay } from '../../../lib/overlays.ts';
import { iconButtonClass } from '../../../ui/iconButtonClass.ts';
import { useMe } from '../../accounts/accounts.hooks.ts';
import { placesText } from '../places.text.ts';

/** Opens the Create dialog with this place in it; visitors have nothing to add to. */
export function AddToPlan({
  id,
  name,
  variant,
}: {
  id: string;
  name: string;
  variant: 'float' | 'well' | 'plain';
}) {
  const me = useMe();
  if (!me) return null;
  return (
    <Link
      to="."
      search={withOverlay({ create: true, with: id })}
      resetScroll={false}
      className={iconButtonClass(variant)}
      aria-label={placesText.addNamed(name)}
    >
      {/* In a row of its own buttons it is the plan that has to be told from them. */}
      {variant === 'well' ? <Route /> : <Plus />}
    </Link>
  );
}
