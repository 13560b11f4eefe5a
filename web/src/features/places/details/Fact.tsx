import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';

interface FactProps {
  /** What the icon says, for those who do not see it. */
  label: string;
  icon: ReactNode;
  children: ReactNode;
}

/** One line of facts: an icon, and what is known. */
export function Fact({ label, icon, children }: FactProps) {
  return (
    <div className="fact">
      <dt>
        {icon}
        <VisuallyHidden>{label}</VisuallyHidden>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
