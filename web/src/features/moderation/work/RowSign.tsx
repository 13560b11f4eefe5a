import type { ReactNode } from 'react';

/** In place of a picture, at the beginning of a row: a sign of what it is. */
export function RowSign({ children }: { children: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-16 place-content-center rounded-[14px] bg-sunken text-ink-2 *:size-6"
    >
      {children}
    </span>
  );
}
