import { type ReactNode, useId } from 'react';

/** A titled row of the first screen with a way to all of it. */
export function Section({ title, more, children }: { title: string; more?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="explore-section">
      <header className="section-head">
        <h2 id={id} className="t2">
          {title}
        </h2>
        {more}
      </header>
      {children}
    </section>
  );
}
