import type { QueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/api.ts';
import { errorText } from '../../../text/errors.ts';
import { toast } from '../../../ui/toast.ts';
import { offerUndo } from '../../platform/recentChanges/recentChanges.store.ts';
import { refreshSaved } from '../refreshSaved.actions.ts';
import { sharedSavesText } from './sharedSaves.text.ts';

interface Sharing {
  ids: readonly string[];
  shared: boolean;
  /** Of the partner. */
  name: string;
}

/** Shares rows of the own list, or keeps them to oneself; each can be taken back. Whether it went well. */
export async function shareRows(queries: QueryClient, sharing: Sharing): Promise<boolean> {
  const { shared, name } = sharing;
  try {
    const ids = await change(queries, sharing);
    if (ids.length === 0) return true;
    const back = { ids, shared: !shared, name };
    offerUndo(wordsFor(sharing, ids.length), {
      kind: 'success',
      label: sharedSavesText.undo,
      undo: async () => {
        const { length } = await change(queries, back);
        if (length > 0) toast(wordsFor(back, length), { kind: 'success' });
      },
    });
    return true;
  } catch {
    return false;
  }
}

const wordsFor = ({ shared, name }: Sharing, count: number): string =>
  shared ? sharedSavesText.sharedToast(name, count) : sharedSavesText.keptToast(count);

/** Which of them it changed. A failure is told of, and thrown on. */
async function change(queries: QueryClient, { ids, shared }: Sharing): Promise<readonly string[]> {
  try {
    const changed = await client.saved.share({ ids: [...ids], shared });
    refreshSaved(queries, ids);
    return changed.ids;
  } catch (error) {
    toast(errorText(error, sharedSavesText.shareFailed), { kind: 'error' });
    throw error;
  }
}
