import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { planMask, withOverlay } from '../../../lib/overlays.ts';

interface PlanLinkProps {
  id: string;
  className?: string;
  children: ReactNode;
}

/** Opens a plan over the list it stands in; the address shows /plan/{id}, so it can be shared and reloaded (RUL-91). */
export function PlanLink({ id, className, children }: PlanLinkProps) {
  return (
    <Link
      to="."
      search={withOverlay({ plan: id })}
      mask={planMask(id)}
      resetScroll={false}
      className={className}
    >
      {children}
    </Link>
  );
}
