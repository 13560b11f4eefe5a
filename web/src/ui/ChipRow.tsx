import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';

export interface ChipRowProps {
  /** Names the group for assistive technology, e.g. 'Mood'. */
  label: string;
  /** Chips break into lines; otherwise they scroll sideways from edge to edge of the page. */
  wrap?: boolean;
  className?: string;
  children: ReactNode;
}

export function ChipRow({ label, wrap, className, children }: ChipRowProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a scrolling flex row in every browser
    <div
      role="group"
      aria-label={label}
      data-wrap={wrap ? '' : undefined}
      className={classNames('chips', className)}
    >
      {children}
    </div>
  );
}
