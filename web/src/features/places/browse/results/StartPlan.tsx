import { Link } from '@tanstack/react-router';
import { Route } from 'lucide-react';
import { withOverlay } from '../../../../lib/overlays.ts';
import { buttonClass } from '../../../../ui/buttonClass.ts';
import { useMe } from '../../../accounts/accounts.hooks.ts';
import { categoryText } from '../browse.text.ts';

/** A plan from what is here; visitors have no plans of their own. */
export function StartPlan() {
  const me = useMe();
  if (!me) return null;
  return (
    <Link
      to="."
      search={withOverlay({ create: true })}
      resetScroll={false}
      className={buttonClass({ variant: 'quiet', size: 'sm' })}
    >
      <Route aria-hidden="true" />
      {categoryText.startPlan}
    </Link>
  );
}
