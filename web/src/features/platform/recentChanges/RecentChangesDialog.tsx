import { clockTime } from '@liora/domain/i18n/clockTime';
import { useRef } from 'react';
import { Vignette } from '../../../art/Vignette.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { type RecentChange, takeBack } from './recentChanges.store.ts';
import { recentChangesText } from './recentChanges.text.ts';
import { useRecentChanges } from './useRecentChanges.ts';

interface RecentChangesDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** What was changed in this tab and can still be taken back; a sheet on phones. */
export function RecentChangesDialog({ open, onOpenChange }: RecentChangesDialogProps) {
  const changes = useRecentChanges();
  const place = useRef<HTMLDivElement>(null);
  const undo = async ({ id }: RecentChange) => {
    await takeBack(id);
    // The row may have left with the focus in it.
    if (document.activeElement === document.body) place.current?.focus();
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={recentChangesText.title} size="sm">
      <div ref={place} tabIndex={-1} className="min-w-0 outline-none">
        {changes.length === 0 ? (
          <EmptyState
            art={<Vignette kind="empty" />}
            headingLevel={3}
            title={recentChangesText.emptyTitle}
            text={recentChangesText.emptyText}
          />
        ) : (
          <>
            <p className="text-small text-ink-2">{recentChangesText.intro}</p>
            <ul className="lines">
              {changes.map((change) => (
                <ChangeRow key={change.id} change={change} onUndo={() => void undo(change)} />
              ))}
            </ul>
          </>
        )}
      </div>
    </Dialog>
  );
}

function ChangeRow({ change, onUndo }: { change: RecentChange; onUndo: () => void }) {
  const { what, about, at, undoing } = change;
  return (
    <li className="flex items-center gap-3 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">{what}</p>
        <p className="text-small text-ink-2 wrap-anywhere">
          {about && `${about} · `}
          <time dateTime={at.toISOString()}>{clockTime(at)}</time>
        </p>
      </div>
      <Button
        variant="line"
        size="sm"
        busy={undoing}
        aria-label={recentChangesText.undoOf(about ? `${what}, ${about}` : what)}
        onClick={onUndo}
      >
        {recentChangesText.undo}
      </Button>
    </li>
  );
}
