import type { Me } from '@liora/domain/contract/accounts';
import type { PlanDetails } from '@liora/domain/contract/plans';
import { type ReactNode, useEffect, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useIsDesktop } from '../useIsDesktop.ts';
import { BothChanged } from './BothChanged.tsx';
import type { Beginning } from './beginning.rules.ts';
import { CreateDock } from './CreateDock.tsx';
import { CreateHead } from './CreateHead.tsx';
import { CreatePreview } from './CreatePreview.tsx';
import { createText } from './create.text.ts';
import { DraftCheck } from './DraftCheck.tsx';
import type { DraftStop, PlanDraft } from './draft.forms.ts';
import type { PlanEdit } from './draft.store.ts';
import { PlacesField } from './PlacesField.tsx';
import { DescriptionField, TagsField, ThemeAndLocation, TitleField } from './PlanFields.tsx';
import { PlanSwitches } from './PlanSwitches.tsx';
import { StopList } from './StopList.tsx';
import type { StoredPlan } from './useMeanwhile.ts';
import { usePlanForm } from './usePlanForm.ts';
import { useStops } from './useStops.ts';
import type { PlanTarget } from './useSubmitPlan.ts';

export interface PlanFormProps {
  me: Me;
  target: PlanTarget;
  start: PlanDraft;
  /** Of a plan that is edited. */
  stored?: StoredPlan | undefined;
  /** Name of the creator, who decides who sees it; null: whoever edits does. */
  publishedBy?: string | null;
  /** It is kept for a surprise: nobody else sees it until that is over. */
  isSurprise?: boolean;
  /** What the person came with. */
  beginning?: Beginning | undefined;
  onChange?: (edit: PlanEdit) => void;
  /** Closing keeps the draft, cancelling gives it up. */
  onClose: () => void;
  onCancel: () => void;
  onStored: (plan: PlanDetails) => void;
}

/** 'Create Curated Date Plan': two panes on desktop, a page on phones (PCRE-01, PCRE-02). */
export function PlanForm(props: PlanFormProps) {
  const { form, submit, sending, conflicts, decide, refusals } = usePlanForm(props);
  const lifted = useRef(false);
  const title = useRef<HTMLInputElement>(null);
  const name = props.target.kind === 'new' ? createText.title : createText.editTitle;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !lifted.current && props.onClose()}
      title={name}
      hideHead
      size="xl"
      className="create-dialog"
      bodyClassName="create-layout"
      initialFocus={title}
    >
      <FormProvider {...form}>
        <Panes {...props} lifted={lifted}>
          {(places) => (
            <>
              <BothChanged conflicts={conflicts} refusals={refusals} onDecide={decide} />
              <TitleField onEnter={submit} focus={title} />
              {places}
              <ThemeAndLocation onEnter={submit} />
              <DescriptionField />
              <TagsField />
              {props.publishedBy ? (
                <p className="text-small text-ink-2">{createText.theirsNote(props.publishedBy)}</p>
              ) : (
                <PlanSwitches member={props.me.member} isSurprise={props.isSurprise ?? false} />
              )}
            </>
          )}
        </Panes>
        <CreateDock kind={props.target.kind} sending={sending} onCancel={props.onCancel} onSubmit={submit} />
      </FormProvider>
    </Dialog>
  );
}

interface PanesProps extends Pick<PlanFormProps, 'target' | 'beginning' | 'onClose'> {
  lifted: { current: boolean };
  /** The form around the field for places. */
  children: (places: ReactNode) => ReactNode;
}

/** The stops stand under the cover on desktop, and between search and theme on phones. */
function Panes({ target, beginning, onClose, lifted, children }: PanesProps) {
  const desktop = useIsDesktop();
  const stops = useStops();
  useJoining(beginning?.stop, stops.add);
  const list = (
    <>
      <StopList control={stops} lifted={lifted} />
      <DraftCheck control={stops} planId={target.kind === 'new' ? target.madeOf : target.planId} />
    </>
  );
  const artId = target.kind === 'new' ? target.requestId : target.planId;
  const name = target.kind === 'new' ? createText.title : createText.editTitle;
  return (
    <>
      {!desktop && <CreateHead title={name} onClose={onClose} />}
      <CreatePreview artId={artId}>{desktop && list}</CreatePreview>
      {desktop && <CreateHead title={name} onClose={onClose} />}
      <div className="create-form">
        {children(
          <>
            <PlacesField control={stops} beginning={beginning} />
            {!desktop && <div className="grid grid-cols-[minmax(0,1fr)] gap-4">{list}</div>}
          </>,
        )}
      </div>
    </>
  );
}

/** Adds the place once, when it is known; a draft that has it already stays as it is. */
function useJoining(joining: DraftStop | undefined, add: (stop: DraftStop) => void): void {
  const joined = useRef<string>(undefined);
  useEffect(() => {
    if (!joining || joined.current === joining.place_id) return;
    joined.current = joining.place_id;
    add(joining);
  }, [joining, add]);
}
