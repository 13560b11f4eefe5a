import type { ReactNode } from 'react';

interface SecurityRowProps {
  icon?: ReactNode;
  title: ReactNode;
  note?: ReactNode;
  /** Stands on a tile of its own, as devices do. */
  tile?: boolean;
  /** Of what is true of this device, now. */
  good?: boolean;
  /** At the right. */
  children?: ReactNode;
}

/** A line of the screen: what it is, what there is to know about it, and what can be done. */
export function SecurityRow({ icon, title, note, tile = false, good = false, children }: SecurityRowProps) {
  return (
    <div className="flex min-h-16 items-center gap-4 py-2.5">
      {icon && (
        <span
          aria-hidden="true"
          className={`grid shrink-0 place-items-center text-ink-2 *:size-5 ${tile ? 'size-11 rounded-md bg-sunken' : 'size-6'}`}
        >
          {icon}
        </span>
      )}
      <div className="min-w-0 flex-1">
        <p className="text-label font-semibold break-words">{title}</p>
        {note && (
          <p className={`text-small break-words ${good ? 'font-semibold text-olive-ink' : 'text-ink-2'}`}>
            {note}
          </p>
        )}
      </div>
      {children}
    </div>
  );
}

/** A part of the screen under its heading. */
export function SecurityPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="max-w-180 pb-8">
      <h2 className="t2 mb-2">{title}</h2>
      {children}
    </section>
  );
}
