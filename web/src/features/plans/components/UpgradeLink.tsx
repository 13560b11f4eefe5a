import type { ReactNode } from 'react';
import { PriveLink } from '../../membership/components/PriveLink.tsx';

/** An upgrade prompt in a sentence: leads to the membership screen (RUL-07). */
export function UpgradeLink({ children }: { children: ReactNode }) {
  return (
    <PriveLink className="text-link text-left font-semibold text-coral-ink decoration-coral-line">
      {children}
    </PriveLink>
  );
}
