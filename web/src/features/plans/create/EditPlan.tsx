import type { Me } from '@liora/domain/contract/accounts';
import type { PlanDetails, UnpublishedPlan } from '@liora/domain/contract/plans';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Vignette } from '../../../art/Vignette.tsx';
import { newRequestId } from '../../../lib/requestId.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { uiText } from '../../../ui/ui.text.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { planOptions } from '../plans.queries.ts';
import { createText } from './create.text.ts';
import { draftOfCopy, draftOfPlan, type PlanDraft } from './draft.forms.ts';
import { dropEdit, type EditedPlan, readEdit, storeEdit } from './draft.store.ts';
import { PlanForm } from './PlanForm.tsx';
import type { PlanTarget } from './useSubmitPlan.ts';

interface EditPlanProps {
  me: Me;
  planId: string;
  onClose: () => void;
  onStored: (plan: PlanDetails) => void;
  /** After a plan of one's own was made of a copy. */
  onCopied: (plan: PlanDetails) => void;
}

/** The dialog again, filled with an own plan (RUL-67) or one that the partner shares (RUL-47), or for a new one with somebody else's or what one kept of it (RUL-116). */
export function EditPlan({ me, planId, onClose, onStored, onCopied }: EditPlanProps) {
  const found = useQuery(planOptions(planId));
  const [isCopy, setIsCopy] = useState(false);
  const shown = found.data?.kind === 'plan' || found.data?.kind === 'unpublished' ? found.data : null;
  const mayEdit = shown?.kind === 'plan' && shown.plan.may_edit;
  // A document brings what visitors see: that a plan is one's own comes with the answer that is on its way.
  if (shown && !mayEdit && !found.isFetching && !isCopy) setIsCopy(true);
  if (mayEdit && !isCopy) return <EditForm me={me} plan={shown.plan} onClose={onClose} onStored={onStored} />;
  if (shown && isCopy) return <CopyForm me={me} copy={shown.plan} onClose={onClose} onStored={onCopied} />;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={createText.editTitle} size="md">
      {found.isFetching ? (
        <div className="grid place-items-center p-10">
          <Spinner />
          <VisuallyHidden>{uiText.loading}</VisuallyHidden>
        </div>
      ) : (
        <EmptyState headingLevel={3} art={<Vignette kind="error" />} title={createText.editLoadFailed} />
      )}
    </Dialog>
  );
}

type FormProps = Pick<EditPlanProps, 'me' | 'onClose' | 'onStored'>;

function EditForm({ plan, ...rest }: FormProps & { plan: PlanDetails }) {
  const [target] = useState((): PlanTarget => ({ kind: 'edit', planId: plan.id }));
  return (
    <DraftForm
      {...rest}
      of={plan}
      stored={draftOfPlan}
      target={target}
      publishedBy={plan.is_own ? null : plan.creator.username}
      isSurprise={plan.is_surprise}
    />
  );
}

function CopyForm({ copy, ...rest }: FormProps & { copy: UnpublishedPlan }) {
  const [target] = useState((): PlanTarget => ({ kind: 'new', requestId: newRequestId(), madeOf: copy.id }));
  return <DraftForm {...rest} of={copy} stored={draftOfCopy} target={target} />;
}

interface DraftFormProps<Plan extends UnpublishedPlan> extends FormProps {
  of: Plan;
  stored: (plan: Plan) => PlanDraft;
  target: PlanTarget;
  publishedBy?: string | null;
  isSurprise?: boolean;
}

/** What was typed and not sent is there again, as it is with a new plan. */
function DraftForm<Plan extends UnpublishedPlan>(props: DraftFormProps<Plan>) {
  const {
    me,
    of: plan,
    target,
    publishedBy = null,
    isSurprise = false,
    stored: asDraft,
    onClose,
    onStored,
  } = props;
  // A copy is begun anew each time it is asked for; a plan is the same as long as nobody changes it.
  const at = plan.updated_at;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a plan of another time is another plan
  const now = useMemo(() => asDraft(plan), [at]);
  const [edited] = useState(
    (): EditedPlan => ({
      userId: me.user_id,
      planId: plan.id,
      updatedAt: plan.updated_at,
      stored: now,
    }),
  );
  const [start] = useState(() => readEdit(edited));
  const [onChange] = useState(() => (edit: typeof start) => storeEdit(edited, edit));
  return (
    <PlanForm
      me={me}
      target={target}
      start={start.draft}
      stored={target.kind === 'edit' ? { base: start.base, now } : undefined}
      publishedBy={publishedBy}
      isSurprise={isSurprise}
      onChange={onChange}
      onClose={onClose}
      onCancel={() => {
        dropEdit(edited);
        onClose();
      }}
      onStored={(stored) => {
        dropEdit(edited);
        onStored(stored);
      }}
    />
  );
}
