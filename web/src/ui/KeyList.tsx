export interface KeyListProps {
  rows: readonly { key: string; what: string }[];
}

/** Keys and what they do, in a dialog. */
export function KeyList({ rows }: KeyListProps) {
  return (
    <dl className="lines">
      {rows.map(({ key, what }) => (
        <div key={key} className="flex min-h-12 items-center justify-between gap-4">
          <dt>{what}</dt>
          <dd>
            <KeyCap>{key}</KeyCap>
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function KeyCap({ children }: { children: string }) {
  return (
    <kbd className="rounded-xs bg-sunken px-2 py-0.5 font-sans text-small font-semibold text-ink whitespace-nowrap">
      {children}
    </kbd>
  );
}
