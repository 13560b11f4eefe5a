import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';

export interface SectionProps {
  title: string;
  /** Lays the pieces out in four columns in place of a wrapping line. */
  columns?: boolean;
  children: ReactNode;
}

export function Section({ title, columns, children }: SectionProps) {
  return (
    <section>
      <h2 className="mb-4 text-caption font-semibold text-ink-2">{title}</h2>
      <div className={classNames(columns ? 'card-grid' : 'flex flex-wrap items-center gap-3')} data-four="">
        {children}
      </div>
    </section>
  );
}
