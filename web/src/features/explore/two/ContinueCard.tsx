import type { ReactNode } from 'react';

/** One thing to go on with. */
export function Card({ icon, text, children }: { icon: ReactNode; text: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-card bg-surface p-4 shadow-[0_0_0_1px_var(--line)] [&>svg]:size-5 [&>svg]:flex-none [&>svg]:text-ink-2">
      {icon}
      <p className="min-w-0 flex-1 basis-48 text-label font-semibold wrap-anywhere">{text}</p>
      <div className="flex flex-wrap gap-2">{children}</div>
    </li>
  );
}
