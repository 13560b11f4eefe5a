import type { QueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/api.ts';
import { errorText } from '../../../text/errors.ts';
import { toast } from '../../../ui/toast.ts';
import { refreshSaved } from '../refreshSaved.actions.ts';
import { sharedSavesText } from './sharedSaves.text.ts';

interface Sharing {
  ids: readonly string[];
  shared: boolean;
  /** Of the partner. */
  name: string;
}

/** Shares rows of the own list, or keeps them to oneself; each can be taken back at once. Whether it went well. */
export async function shareRows(queries: QueryClient, { ids, shared, name }: Sharing): Promise<boolean> {
  try {
    const changed = await client.saved.share({ ids: [...ids], shared });
    refreshSaved(queries, ids);
    const count = changed.ids.length;
    if (count === 0) return true;
    const back = () => void shareRows(queries, { ids: changed.ids, shared: !shared, name });
    toast(shared ? sharedSavesText.sharedToast(name, count) : sharedSavesText.keptToast(count), {
      kind: 'success',
      action: { label: sharedSavesText.undo, onPress: back },
    });
    return true;
  } catch (error) {
    toast(errorText(error, sharedSavesText.shareFailed), { kind: 'error' });
    return false;
  }
}
