import { ChevronRight, History } from 'lucide-react';
import { recentChangesText } from './recentChanges.text.ts';
import { useRecentChangesDialog } from './recentChangesDialog.hooks.tsx';
import { useRecentChanges } from './useRecentChanges.ts';

/** The row of the profile that opens the recent changes: there is no rail on phones. */
export function RecentChangesRow() {
  const { length } = useRecentChanges();
  const { show, dialog } = useRecentChangesDialog();
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="flex min-h-13 w-full items-center gap-3.5 text-start text-label font-semibold"
        onClick={show}
      >
        <History aria-hidden="true" className="size-5 text-ink-2" />
        <span className="flex-1">{recentChangesText.title}</span>
        {length > 0 && <span className="text-small text-ink-2 tabular-nums">{length}</span>}
        <ChevronRight aria-hidden="true" className="size-5 text-ink-2" />
      </button>
      {dialog}
    </>
  );
}
