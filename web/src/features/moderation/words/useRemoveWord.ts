import type { MappingWords } from '@liora/domain/contract/searchMappings';
import { DECISION_UNDO_SECONDS, SEARCH_MAPPINGS_MAX } from '@liora/domain/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/api.ts';
import { retrying } from '../../../lib/retry.ts';
import { errorText } from '../../../text/errors.ts';
import { toast } from '../../../ui/toast.ts';
import { clearPlaceSearches } from '../../places/searchClient/clearPlaceSearches.actions.ts';
import { offerUndo } from '../../platform/recentChanges/recentChanges.store.ts';
import type { Refusal } from './useSaveWord.ts';
import { OTHERS_KEYS, WORDS_KEY } from './words.queries.ts';
import { wordsText } from './words.text.ts';

const refusedWords = (refused: Refusal['kind']) => {
  if (refused === 'full') return wordsText.full(SEARCH_MAPPINGS_MAX);
  return refused === 'no_place' ? wordsText.placeClosed : wordsText.exists;
};

/** Removes a mapping; a toast offers for a while to save it again as it was. */
export function useRemoveWord({ onDone }: { onDone: () => void }) {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: WORDS_KEY() });
  /** Not the one that is not there any more, which its screen may still show for a moment. */
  const refreshOthers = () =>
    Promise.all(OTHERS_KEYS().map((queryKey) => queries.invalidateQueries({ queryKey })));
  const bringBack = async (removed: MappingWords, closed: number) => {
    try {
      const { refused } = await retrying(() => client.mappings.save({ ...removed, of: null }));
      if (refused) toast(wordsText.undoFailed, { kind: 'error', description: refusedWords(refused) });
      else {
        clearPlaceSearches(queries);
        const without = closed > 0 ? { description: wordsText.undoneWithout(closed) } : {};
        toast(wordsText.undone(removed.term), { kind: 'success', ...without });
      }
    } catch (error) {
      toast(wordsText.undoFailed, { kind: 'error', description: errorText(error) });
      throw error;
    } finally {
      void refresh();
    }
  };
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (of: { id: number; version: number }) => retrying(() => client.mappings.remove(of)),
    onSuccess: ({ removed, closed, refused }) => {
      if (refused) return void refresh();
      onDone();
      clearPlaceSearches(queries);
      void refreshOthers();
      if (!removed) return;
      offerUndo(wordsText.removed(removed.term), {
        kind: 'success',
        duration: DECISION_UNDO_SECONDS * 1000,
        label: wordsText.undo,
        undo: () => bringBack(removed, closed),
      });
    },
  });
  return {
    remove: (of: { id: number; version: number }) => !isPending && mutate(of),
    busy: isPending,
    error,
    isLate: data?.refused === 'changed',
  };
}
