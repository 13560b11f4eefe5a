import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { withOverlay } from '../../../../lib/overlays.ts';
import { useMe } from '../../../accounts/accounts.hooks.ts';

/** The longest path that sign-in goes back to. */
const NEXT_MAX_CHARS = 500;

interface CreateLinkProps {
  /** What the plan begins with, as withOwnPlace and its like write it. */
  begin?: string | undefined;
  className: string;
  children: ReactNode;
}

/** Opens the form of a new plan over this screen; visitors sign in first and come back to it. */
export function CreateLink({ begin, className, children }: CreateLinkProps) {
  const me = useMe();
  const { href } = useLocation();
  if (me) {
    return (
      <Link
        to="."
        search={withOverlay({ create: true, with: begin })}
        resetScroll={false}
        className={className}
      >
        {children}
      </Link>
    );
  }
  const create = `${href}${href.includes('?') ? '&' : '?'}create=true`;
  const begun = `${create}&with=${encodeURIComponent(begin ?? '')}`;
  const next = begin && begun.length <= NEXT_MAX_CHARS ? begun : create;
  return (
    <Link to="/auth" search={{ next }} className={className}>
      {children}
    </Link>
  );
}
