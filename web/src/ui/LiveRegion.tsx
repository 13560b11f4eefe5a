import type { ReactNode } from 'react';

export interface LiveRegionProps {
  /** `assertive` interrupts; keep it for errors. */
  urgency?: 'polite' | 'assertive';
  /** Shown to everybody; otherwise only announced. */
  visible?: boolean;
  className?: string;
  children?: ReactNode;
}

/** Keep it mounted and change its children: a region that arrives together with its text is not read out. */
export function LiveRegion({ urgency = 'polite', visible, className, children }: LiveRegionProps) {
  return (
    <div
      role={urgency === 'polite' ? 'status' : 'alert'}
      aria-live={urgency}
      aria-atomic="true"
      className={visible ? className : 'sr-only'}
    >
      {children}
    </div>
  );
}
