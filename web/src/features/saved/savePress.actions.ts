import { SAVED_UNDO_MINUTES } from '@liora/domain/limits';
import type { QueryClient } from '@tanstack/react-query';
import { client, errorCode, orpc } from '../../lib/api.ts';
import { isOffline } from '../../lib/isOffline.ts';
import { waits } from '../../lib/writeThrough.ts';
import { errorText } from '../../text/errors.ts';
import { toast } from '../../ui/toast.ts';
import { offerUndo } from '../platform/recentChanges/recentChanges.store.ts';
import { refreshAllSaved, refreshSaved } from './refreshSaved.actions.ts';
import { noteSaved } from './savedIds.queries.ts';
import type { SavedWithin } from './savedWithin.types.ts';
import { savePlaceText } from './savePlace.text.ts';

/** SAVE-07, RUL-71: both wordings, each with the way there. */
export function askToSignIn(within: SavedWithin, signIn: () => void): void {
  const [title, description] =
    within === 'plan'
      ? [savePlaceText.planVisitorTitle, savePlaceText.planVisitorText]
      : [savePlaceText.visitorTitle, savePlaceText.visitorText];
  toast(title, {
    kind: 'error',
    description,
    action: { label: savePlaceText.signIn, onPress: signIn },
  });
}

interface Named {
  id: string;
  name: string;
}

/** Saves a place into a category, or none; whether that went well. `upgrade`: the way to Privé, for the limit (ERR-50). */
export async function savePressed(
  queries: QueryClient,
  { id, categoryId, shared }: { id: string; categoryId: string | null; shared: boolean },
  upgrade: () => void,
): Promise<boolean> {
  try {
    const saved = await client.saved.save({
      place_id: id,
      category_ids: categoryId ? [categoryId] : [],
      shared_with_partner: shared,
    });
    noteSaved(queries, saved.place_id, true);
    refreshSaved(queries);
    toast(savePlaceText.success, { kind: 'success', description: savePlaceText.saved(saved.name) });
    return true;
  } catch (error) {
    if (waits(error)) return true;
    reportSaveFailure(queries, error, upgrade);
    return false;
  }
}

function reportSaveFailure(queries: QueryClient, error: unknown, upgrade: () => void): void {
  switch (errorCode(error)) {
    case 'SAVED_LIMIT':
      announceLimit(upgrade);
      break;
    case 'UNAUTHENTICATED':
      void queries.invalidateQueries(orpc.platform.start.queryOptions());
      toast(savePlaceText.visitorTitle, { kind: 'error', description: savePlaceText.visitorText });
      break;
    default:
      failed(savePlaceText.saveFailed);
  }
}

/** The free plan is used up (ERR-50). */
function announceLimit(upgrade?: () => void): void {
  toast(savePlaceText.limitTitle, {
    kind: 'error',
    description: savePlaceText.limitText,
    ...(upgrade && { action: { label: savePlaceText.seePrive, onPress: upgrade } }),
  });
}

function failed(text: string): void {
  toast(savePlaceText.error, { kind: 'error', description: isOffline() ? errorText(null) : text });
}

/**
 * Takes a place out at once, with a way back; a place that could not be taken out is back by itself. `signedOut` tells what a
 * visitor is told: the session may have ended.
 */
export async function removePressed(
  queries: QueryClient,
  { id, name }: Named,
  signedOut: () => void,
): Promise<void> {
  const mutationKey = ['saved', 'remove', id];
  if (queries.isMutating({ mutationKey }) > 0) return;
  const press = queries.getMutationCache().build(queries, {
    mutationKey,
    mutationFn: () => client.saved.remove({ place_id: id }),
    onMutate: () => noteSaved(queries, id, false),
    onSuccess: ({ ids }) => {
      refreshSaved(queries, ids);
      announceRemoved(queries, ids, savePlaceText.removed(name));
    },
    onError: (error) => {
      if (waits(error)) return;
      noteSaved(queries, id, true);
      reportRemoveFailure(queries, error, signedOut);
    },
  });
  await press.execute(undefined).catch(() => undefined);
}

function reportRemoveFailure(queries: QueryClient, error: unknown, signedOut: () => void): void {
  if (errorCode(error) === 'UNAUTHENTICATED') {
    void queries.invalidateQueries(orpc.platform.start.queryOptions());
    signedOut();
  } else failed(savePlaceText.removeFailed);
}

/** Takes rows of the own list out; `told`: what of it is said, `signedOut` as above. */
export async function removeRows(
  queries: QueryClient,
  ids: readonly string[],
  told: string,
  signedOut: () => void,
): Promise<boolean> {
  try {
    const removed = await client.saved.removeMany({ ids: [...ids] });
    refreshSaved(queries, ids);
    announceRemoved(queries, removed.ids, told);
    return true;
  } catch (error) {
    reportRemoveFailure(queries, error, signedOut);
    return false;
  }
}

function announceRemoved(queries: QueryClient, ids: readonly string[], description: string): void {
  const told = { kind: 'success', description } as const;
  if (ids.length === 0) toast(savePlaceText.success, told);
  else
    offerUndo(savePlaceText.success, {
      ...told,
      label: savePlaceText.undo,
      what: description,
      minutes: SAVED_UNDO_MINUTES,
      undo: () => restoreRows(queries, ids),
    });
}

async function restoreRows(queries: QueryClient, ids: readonly string[]): Promise<void> {
  try {
    await client.saved.restore({ ids: [...ids] });
    toast(savePlaceText.restored, { kind: 'success' });
  } catch (error) {
    if (errorCode(error) === 'SAVED_LIMIT') announceLimit();
    else toast(errorText(error, savePlaceText.saveFailed), { kind: 'error' });
    throw error;
  } finally {
    refreshAllSaved(queries);
  }
}
