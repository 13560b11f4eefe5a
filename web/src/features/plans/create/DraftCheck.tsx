import { useEffect, useEffectEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { PlanCheckPanel } from '../check/PlanCheckPanel.tsx';
import { takeWantedFix } from '../check/wantedFix.store.ts';
import type { PlanDraft } from './draft.forms.ts';
import { useFixes } from './useFixes.ts';
import type { StopsControl } from './useStops.ts';

interface DraftCheckProps {
  control: StopsControl;
  /** The plan that is edited or copied: a fix may have been pressed there. */
  planId: string | undefined;
}

/** The check of the plan while it is put together. It keeps nobody from saving. */
export function DraftCheck({ control, planId }: DraftCheckProps) {
  const [location, is_public, is_prive] = useWatch<PlanDraft, ['location_name', 'is_public', 'is_prive']>({
    name: ['location_name', 'is_public', 'is_prive'],
  });
  const { make, busy } = useFixes(control);
  const makeWanted = useEffectEvent(() => {
    const fix = takeWantedFix(planId);
    if (fix) make(fix);
  });
  useEffect(() => makeWanted(), []);
  const plan = { stops: control.stops, listed: is_public || is_prive, named: location.trim() !== '' };
  return <PlanCheckPanel plan={plan} headingLevel={3} onFix={make} busy={busy} />;
}
