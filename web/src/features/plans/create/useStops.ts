import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { toast } from '../../../ui/toast.ts';
import { useOfferUndoHere } from '../../platform/recentChanges/useOfferUndoHere.ts';
import { createText } from './create.text.ts';
import type { DraftStop, PlanDraft } from './draft.forms.ts';
import {
  addRefusal,
  indexOfStop,
  withoutStop,
  withStop,
  withStopChanged,
  withStopMoved,
} from './stopOrder.rules.ts';

/** What a curator tells about a stop. */
export type StopWords = Partial<Pick<DraftStop, 'note' | 'starts_at' | 'stay_minutes' | 'cost_for_two'>>;

/** The stops of the draft and everything that can be done to them; `announcement` is what a screen reader hears of it. */
export function useStops() {
  const { getValues, setValue } = useFormContext<PlanDraft>();
  const stops: readonly DraftStop[] = useWatch<PlanDraft, 'places'>({ name: 'places' });
  const [announcement, setAnnouncement] = useState('');
  const offerUndo = useOfferUndoHere();
  const now = () => getValues('places');
  const set = (next: readonly DraftStop[]) =>
    setValue('places', [...next], { shouldDirty: true, shouldValidate: next.length > 1 });

  const add = (stop: DraftStop, index?: number) => {
    const refusal = addRefusal(now(), stop.place_id);
    if (refusal) {
      toast(refusal === 'full' ? createText.full : createText.alreadyThere);
      return;
    }
    set(withStop(now(), stop, index));
    setAnnouncement(createText.added(stop.name, (index ?? now().length - 1) + 1));
  };
  const remove = (stop: DraftStop, shownAt: number) => {
    const index = indexOfStop(now(), stop, shownAt);
    const rest = withoutStop(now(), index);
    set(rest);
    setAnnouncement('');
    // One of two comes back beside the other one, as it was.
    const undo = async () =>
      addRefusal(rest, stop.place_id) === 'already_there'
        ? set(now().toSpliced(index, 0, stop))
        : add(stop, index);
    offerUndo(createText.removed(stop.name), { label: createText.undo, undo });
  };
  const move = (stop: DraftStop, shownAt: number, to: number) => {
    set(withStopMoved(now(), indexOfStop(now(), stop, shownAt), to));
    setAnnouncement(createText.moved(stop.name, to + 1, now().length));
  };
  const change = (stop: DraftStop, shownAt: number, words: StopWords) =>
    set(withStopChanged(now(), indexOfStop(now(), stop, shownAt), words));
  return { stops, announcement, add, remove, move, change, set };
}
export type StopsControl = ReturnType<typeof useStops>;
