import type { EditablePlace } from '@liora/domain/contract/placeFields';
import { formatList } from '@liora/domain/i18n/format';
import type { PlaceField } from '@liora/domain/rules/placeFields';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client, errorCode, orpc } from '../../../lib/api.ts';
import { retrying } from '../../../lib/retry.ts';
import { errorText } from '../../../text/errors.ts';
import { toast } from '../../../ui/toast.ts';
import { editText } from './edit.text.ts';
import { editableOptions } from './editable.queries.ts';
import { type PlaceDraft, settingsOf } from './placeDraft.rules.ts';

const dataOf = (error: unknown) => (error instanceof Error && 'data' in error ? error.data : null);

const fieldWords = (fields: readonly PlaceField[]) =>
  formatList(
    fields.map((field) => editText.fields[field]),
    'unit',
  );

function failureWords(error: unknown): string {
  const code = errorCode(error);
  if (code === 'PLACE_CHANGED') return editText.meanwhile;
  if (code === 'CATEGORY_OF_OTHERS') return editText.categoryOfOthers;
  if (code === 'NOT_FOUND') return editText.gone;
  if (code === 'HOURS_UNREADABLE') {
    const { parts } = dataOf(error) as { parts: string[] };
    return editText.hoursUnread(formatList(parts, 'unit'));
  }
  return errorText(error, editText.saveFailed);
}

/**
 * Saves what was begun of a place, and takes edits back; the place is shown as the server has it by then. `onShown`: what was begun
 * goes on over it, because its admin has just been told or has done it.
 */
export function useSavePlace(
  id: string,
  { onSaved, onShown }: { onSaved: () => void; onShown: (place: EditablePlace) => void },
) {
  const queries = useQueryClient();
  const [failed, setFailed] = useState<string | null>(null);
  const show = (place: EditablePlace) => {
    queries.setQueryData(editableOptions(id).queryKey, place);
    void queries.invalidateQueries({ queryKey: orpc.places.history.key() });
    void queries.invalidateQueries({ queryKey: orpc.places.directory.key() });
    void queries.invalidateQueries({ queryKey: orpc.places.get.key() });
  };
  const save = useMutation({
    mutationFn: ({ place, draft }: { place: EditablePlace; draft: PlaceDraft }) =>
      // The same again is the same.
      retrying(() =>
        client.places.edit({
          id: place.id,
          version: draft.version ?? place.version,
          set: settingsOf(draft),
          unlock: [...draft.unlock],
          reason: draft.reason.trim(),
        }),
      ),
    onMutate: () => setFailed(null),
    onSuccess: (place) => {
      onSaved();
      show(place);
      toast(editText.saved, { kind: 'success' });
    },
    onError: (error) => {
      setFailed(failureWords(error));
      if (errorCode(error) !== 'PLACE_CHANGED') return;
      const { place } = dataOf(error) as { place: EditablePlace };
      show(place);
      onShown(place);
    },
  });
  const undo = useMutation({
    mutationFn: (edit: number) => retrying(() => client.places.undoEdit({ id: edit })),
    onSuccess: (place) => {
      show(place);
      onShown(place);
      toast(editText.undone, { kind: 'success' });
    },
    onError: (error) => {
      const overtaken = errorCode(error) === 'EDIT_OVERTAKEN';
      const description = overtaken
        ? editText.overtaken(fieldWords((dataOf(error) as { fields: PlaceField[] }).fields))
        : errorText(error);
      toast(editText.undoFailed, { kind: 'error', description });
      if (!overtaken) return;
      for (const queryKey of [editableOptions(id).queryKey, orpc.places.history.key()])
        void queries.invalidateQueries({ queryKey });
    },
  });
  return {
    save: (place: EditablePlace, draft: PlaceDraft) => !save.isPending && save.mutate({ place, draft }),
    busy: save.isPending,
    failed,
    undo: (edit: number) => !undo.isPending && undo.mutate(edit),
    undoing: undo.isPending,
  };
}
