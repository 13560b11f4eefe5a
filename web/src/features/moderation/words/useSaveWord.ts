import type { Mapping } from '@liora/domain/contract/searchMappings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/api.ts';
import { retrying } from '../../../lib/retry.ts';
import { toast } from '../../../ui/toast.ts';
import { clearPlaceSearches } from '../../places/searchClient/clearPlaceSearches.actions.ts';
import { type WordDraft, wordsOf } from './wordDraft.rules.ts';
import { WORDS_KEY, wordOptions } from './words.queries.ts';
import { wordsText } from './words.text.ts';

/** Why a mapping was not saved, and what is in its way. */
export interface Refusal {
  kind: 'changed' | 'removed' | 'exists' | 'full' | 'no_place';
  mapping: Mapping | null;
  place: string | null;
}

interface Saving {
  item: string;
  onEdit: (key: string, draft: WordDraft | undefined) => void;
  onOpen: (item: string | undefined) => void;
}

/** Saves a mapping and shows it as it is stored. */
export function useSaveWord({ item, onEdit, onOpen }: Saving) {
  const queries = useQueryClient();
  const { mutate, data, error, isPending, reset } = useMutation({
    mutationFn: async (draft: WordDraft) => {
      const words = wordsOf(draft);
      if (!words) throw new Error('A draft that is not complete is not saved.');
      // The same save again is the same save.
      return retrying(() => client.mappings.save({ ...words, of: draft.of }));
    },
    onSuccess: ({ mapping, refused }, draft) => {
      if (mapping) queries.setQueryData(wordOptions(mapping.id).queryKey, { mapping });
      // It is nobody's any more: saved once more it is made again.
      if (refused === 'removed') onEdit(item, { ...draft, of: null });
      if (refused || !mapping) return;
      clearPlaceSearches(queries);
      onEdit(item, undefined);
      onOpen(String(mapping.id));
      toast(wordsText.saved(mapping.term), { kind: 'success' });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: WORDS_KEY() }),
  });
  const refusal: Refusal | null = data?.refused ? { ...data, kind: data.refused } : null;
  return {
    save: (draft: WordDraft) => !isPending && mutate(draft),
    reset,
    busy: isPending,
    error,
    refusal,
  };
}
