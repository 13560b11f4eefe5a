import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PRIVE_MASK, withOverlay } from '../../../lib/overlays.ts';

interface PriveLinkProps {
  className?: string;
  children: ReactNode;
}

/** Opens the membership screen over where one is; the address shows /prive, so it can be shared and reloaded (RUL-07). */
export function PriveLink({ className, children }: PriveLinkProps) {
  return (
    <Link
      to="."
      search={withOverlay({ prive: true })}
      mask={PRIVE_MASK}
      resetScroll={false}
      className={className}
    >
      {children}
    </Link>
  );
}
