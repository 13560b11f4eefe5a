import { Link, useLocation } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { useMe } from '../../accounts/accounts.hooks.ts';
import { browseText } from './browse.text.ts';

/** Opens the Create dialog, where a place can be added by hand; visitors sign in first and come back to it. */
export function AddCustomPlace() {
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
      <Link to="." search={(before) => ({ ...before, create: true })} resetScroll={false} className={look}>
        {words}
      </Link>
    );
  }
  const next = `${href}${href.includes('?') ? '&' : '?'}create=true`;
  return (
    <Link to="/auth" search={{ next }} className={look}>
      {words}
    </Link>
  );
}
