import { applyFix } from '@liora/domain/rules/planCheck/applyFix';
import type { Fix } from '@liora/domain/rules/planCheck/finding';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useOrigin } from '../../../lib/location/useOrigin.ts';
import { toast } from '../../../ui/toast.ts';
import { useOfferUndoHere } from '../../platform/recentChanges/useOfferUndoHere.ts';
import { doneWords } from '../check/findingWords.rules.ts';
import { planCheckText } from '../check/planCheck.text.ts';
import type { DraftStop, PlanDraft } from './draft.forms.ts';
import { nearbyStop } from './nearbyStop.queries.ts';
import { withoutFix } from './undoFix.rules.ts';
import type { StopsControl } from './useStops.ts';

/** Makes the change that a fix stands for, in the draft; each can be taken back. */
export function useFixes({ set }: StopsControl) {
  const { getValues, setValue, setFocus } = useFormContext<PlanDraft>();
  const area = useOrigin()?.areaName ?? null;
  const [busy, setBusy] = useState(false);
  const offerUndo = useOfferUndoHere();
  const now = () => getValues('places');

  const change = (after: readonly DraftStop[], words: string) => {
    const before = now();
    set(after);
    const undo = async () => set(withoutFix(now(), before, after));
    offerUndo(words, { label: planCheckText.undo, undo });
  };
  const replace = async (fix: Extract<Fix, { kind: 'nearby' }>) => {
    setBusy(true);
    try {
      const found = await nearbyStop(fix, now());
      const former = now().find(({ place_id }) => place_id === fix.stop);
      if (!found || !former) return toast(planCheckText.noneNearby);
      change(
        now().map((stop) => (stop === former ? found : stop)),
        planCheckText.replaced(found.name, former.name),
      );
    } catch {
      toast(planCheckText.lookupFailed, { kind: 'error' });
    } finally {
      setBusy(false);
    }
  };
  const locate = () => {
    if (!area) return setFocus('location_name');
    const before = getValues('location_name');
    const write = (name: string) => setValue('location_name', name, { shouldDirty: true });
    write(area);
    offerUndo(planCheckText.located(area), { label: planCheckText.undo, undo: async () => write(before) });
  };
  const make = (fix: Fix) => {
    if (fix.kind === 'nearby') return void replace(fix);
    if (fix.kind === 'point') return locate();
    const known = fix.stops.every(({ place_id }) => now().some((stop) => stop.place_id === place_id));
    const fits = fix.stops.length === now().length - (fix.kind === 'drop' ? 1 : 0);
    if (!known || !fits) return toast(planCheckText.changedMeanwhile);
    change(applyFix(now(), fix), doneWords(fix, now()));
  };
  return { make, busy };
}
