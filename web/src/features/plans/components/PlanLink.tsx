import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

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
      search={(before) => ({ ...before, plan: id })}
      mask={{ to: '/plan/$id', params: { id }, unmaskOnReload: true }}
      resetScroll={false}
      className={className}
    >
      {children}
    </Link>
  );
}
