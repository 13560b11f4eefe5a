import type { PlanDetails } from '@liora/domain/contract/plans';
import { useNavigate } from '@tanstack/react-router';
import { ArrowLeft, CopyPlus, Ellipsis, Pencil, Share, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { withOverlay } from '../../../lib/overlays.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { useMe } from '../../accounts/accounts.hooks.ts';
import { InviteButton } from '../../invitations/components/InviteButton.tsx';
import { ReportOrBlock } from '../../safety/ReportOrBlock.tsx';
import { useWhoSees } from '../../safety/whoSees/whoSees.hooks.tsx';
import { DeletePlanDialog } from '../components/DeletePlanDialog.tsx';
import { plansText } from '../plans.text.ts';
import { planText } from './plan.text.ts';
import { sharePlan } from './sharePlan.actions.ts';

interface PlanBarProps {
  /** Absent while it loads and on a locked plan. */
  plan?: PlanDetails | undefined;
  frame: 'dialog' | 'page';
  onClose: () => void;
  /** After the plan was deleted, reported, or its creator blocked. */
  onGone: () => void;
}

/** The way back or out, Share, and what the creator or anybody else signed in may do (MOD-17). Stays mounted while the plan loads, so the focus stays. */
export function PlanBar({ plan, frame, onClose, onGone }: PlanBarProps) {
  const me = useMe();
  const navigate = useNavigate();
  /** Of a partner's plan to write in it, of anybody else's to begin an own one with it. */
  const openForm = () =>
    void navigate({ to: '.', search: withOverlay({ edit: plan?.id }), resetScroll: false });
  return (
    <div className="plan-bar">
      <IconButton
        label={planText.back}
        onClick={onClose}
        className={frame === 'dialog' ? 'md:hidden' : undefined}
      >
        <ArrowLeft />
      </IconButton>
      <span className="flex-1" />
      {plan && (
        <IconButton label={planText.share} onClick={() => void sharePlan(plan)}>
          <Share />
        </IconButton>
      )}
      {plan && (plan.is_own || plan.is_public) && !plan.under_review && (
        <InviteButton subject={{ venue: venueOf(plan), to: null }} look="icon" />
      )}
      {plan && !plan.is_own && (
        <IconButton label={plan.may_edit ? planText.edit : planText.makeItYours} onClick={openForm}>
          {plan.may_edit ? <Pencil /> : <CopyPlus />}
        </IconButton>
      )}
      {plan?.is_own && <OwnPlanMenu plan={plan} onGone={onGone} />}
      <ReportOrBlock
        subject={
          plan && me && !plan.is_own
            ? { variant: 'plan', id: plan.id, title: plan.title, author: plan.creator }
            : null
        }
        onGone={onGone}
      />
      {frame === 'dialog' && (
        <IconButton label={planText.close} onClick={onClose} className="max-md:hidden">
          <X />
        </IconButton>
      )}
    </div>
  );
}

/** A plan as what an invitation leads to; its times are those of its first stop. */
const venueOf = ({ id, title, theme, places }: PlanDetails) => ({
  kind: 'plan' as const,
  id,
  name: title,
  theme,
  stops: places,
  timeZone: places[0]?.time_zone ?? null,
});

/** Edit and delete, for the creator alone (PDET-11). */
function OwnPlanMenu({ plan, onGone }: { plan: PlanDetails; onGone: () => void }) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const seen = useWhoSees('plan', plan.id);
  const edit = () =>
    void navigate({
      to: '.',
      search: withOverlay({ edit: plan.id }),
      resetScroll: false,
    });
  return (
    <>
      <Menu
        trigger={
          <IconButton label={planText.more}>
            <Ellipsis />
          </IconButton>
        }
        items={[
          { label: planText.edit, icon: <Pencil />, onSelect: edit },
          seen.action,
          { label: plansText.delete, icon: <Trash2 />, onSelect: () => setAsking(true), danger: true },
        ]}
      />
      <DeletePlanDialog plan={asking ? plan : null} onClose={() => setAsking(false)} onDeleted={onGone} />
      {seen.dialog}
    </>
  );
}
