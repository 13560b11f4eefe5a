import type { QueryClient } from '@tanstack/react-query';
import { errorText } from '../../../text/errors.ts';
import { toast } from '../../../ui/toast.ts';
import { refreshPins } from '../../pins/pinCache.actions.ts';
import { offerUndo } from '../../platform/recentChanges/recentChanges.store.ts';
import { refreshSaved } from '../refreshSaved.actions.ts';
import { type Import, undoImport } from './import.actions.ts';
import { importText } from './import.text.ts';

/** What an import adds or its undo removes shows in the own places, and in searches. */
export function refreshImported(queries: QueryClient): void {
  refreshSaved(queries);
  refreshPins(queries);
}

/** The dialog is closed: for a moment the import can still be taken back. */
export function offerToUndo(queries: QueryClient, { id, added }: Import): void {
  if (added.saves + added.pins + added.waiting === 0) return;
  offerUndo(importText.done, { kind: 'success', label: importText.undo, undo: () => undo(queries, id) });
}

/** Takes an import back, and tells what stays. */
export async function undo(queries: QueryClient, id: string): Promise<void> {
  try {
    const kept = await undoImport(id);
    toast(importText.undone, { description: kept === 0 ? importText.undoneText : importText.kept(kept) });
  } catch (error) {
    toast(errorText(error), { kind: 'error' });
    throw error;
  } finally {
    refreshImported(queries);
  }
}
