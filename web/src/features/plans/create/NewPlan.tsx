import type { Me } from '@liora/domain/contract/accounts';
import type { PlanDetails } from '@liora/domain/contract/plans';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { orpc } from '../../../lib/api.ts';
import { beginningOf } from './beginWith.actions.ts';
import { stopOfPlace } from './draft.forms.ts';
import { dropDraft, type PlanEdit, readDraft, storeDraft } from './draft.store.ts';
import { PlanForm } from './PlanForm.tsx';

interface NewPlanProps {
  me: Me;
  /** `with` of the address: what to begin with. */
  beginWith: string | undefined;
  onClose: () => void;
  onStored: (plan: PlanDetails) => void;
}

/** A new plan, going on with the draft of this tab when there is one. */
export function NewPlan({ me, beginWith, onClose, onStored }: NewPlanProps) {
  const [kept] = useState(() => readDraft(me.user_id));
  const { placeId, ownName } = beginningOf(beginWith);
  const placeQuery = useQuery(orpc.places.get.queryOptions({ input: placeId ? { id: placeId } : skipToken }));
  const place = placeQuery.data?.place;
  const joining = useMemo(() => {
    const stop = place && stopOfPlace(place);
    const known = kept.draft.places.some((other) => other.place_id === stop?.place_id);
    return known ? undefined : stop;
  }, [place, kept]);
  const [onChange] = useState(
    () =>
      ({ draft }: PlanEdit) =>
        storeDraft({ ...kept, draft }),
  );
  return (
    <PlanForm
      me={me}
      target={{ kind: 'new', requestId: kept.request_id }}
      start={kept.draft}
      joining={joining}
      ownName={kept.draft.places.some((stop) => stop.name === ownName) ? undefined : ownName}
      onChange={onChange}
      onClose={onClose}
      onCancel={() => {
        dropDraft();
        onClose();
      }}
      onStored={(plan) => {
        dropDraft();
        onStored(plan);
      }}
    />
  );
}
