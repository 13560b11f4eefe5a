import { History } from 'lucide-react';
import { IconButton } from '../../../ui/IconButton.tsx';
import { recentChangesText } from './recentChanges.text.ts';
import { useRecentChangesDialog } from './recentChangesDialog.hooks.tsx';
import { useRecentChanges } from './useRecentChanges.ts';

/** The way to the recent changes, as long as there are any. */
export function RecentChangesButton() {
  const { length } = useRecentChanges();
  const { show, open, dialog } = useRecentChangesDialog();
  return (
    <>
      {/* The last one that is taken back must not take away the dialog, nor what gets the focus after it. */}
      {(length > 0 || open) && (
        <IconButton label={recentChangesText.count(length)} aria-haspopup="dialog" onClick={show}>
          <History aria-hidden="true" />
        </IconButton>
      )}
      {dialog}
    </>
  );
}
