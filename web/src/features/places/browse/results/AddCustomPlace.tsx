import { Link, useLocation } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { withOverlay } from '../../../../lib/overlays.ts';
import { buttonClass } from '../../../../ui/buttonClass.ts';
import { useMe } from '../../../accounts/accounts.hooks.ts';
import { withOwnPlace } from '../../../plans/create/beginWith.actions.ts';
import { browseText } from '../browse.text.ts';

/** The longest path that sign-in goes back to. */
const NEXT_MAX_CHARS = 500;

/** Opens Add Custom Place with the name that was not found (RUL-68); visitors sign in first and come back to it. */
export function AddCustomPlace({ name }: { name: string }) {
  const me = useMe();
  const { href } = useLocation();
  const look = buttonClass({ variant: 'line' });
  const words = (
    <>
      <Plus aria-hidden="true" />
      {browseText.addCustom}
    </>
  );
  if (me) {
    return (
      <Link
        to="."
        search={withOverlay({ create: true, with: name ? withOwnPlace(name) : undefined })}
        resetScroll={false}
        className={look}
      >
        {words}
      </Link>
    );
  }
  const create = `${href}${href.includes('?') ? '&' : '?'}create=true`;
  const named = `${create}&with=${encodeURIComponent(withOwnPlace(name))}`;
  const next = name && named.length <= NEXT_MAX_CHARS ? named : create;
  return (
    <Link to="/auth" search={{ next }} className={look}>
      {words}
    </Link>
  );
}
