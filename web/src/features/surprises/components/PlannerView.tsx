import type { PlannedSurprise } from '@liora/domain/contract/surpriseFacts';
import { Link } from '@tanstack/react-router';
import { BadgeCheck, CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '../../../lib/lazyPart.ts';
import { Button } from '../../../ui/Button.tsx';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { PartLost } from '../../../ui/PartLost.tsx';
import { Region } from '../../../ui/Region.tsx';
import { surprisesText } from '../surprises.text.ts';
import { Fact, SurpriseFacts } from './SurpriseFacts.tsx';
import { standing } from './SurpriseRow.tsx';

const ChangeDialog = lazyPart(
  async () => (await import('../compose/ChangeSurpriseDialog.tsx')).ChangeSurpriseDialog,
);
const NEEDS = ['diet', 'budget', 'walk'] as const;

/** A surprise that the reader plans: how it is answered, whether needs are met, and what they chose. */
export function PlannerView({ surprise }: { surprise: PlannedSurprise }) {
  const [open, setOpen] = useState(false);
  const [opening, setOpening] = useState(0);
  const canChange = !surprise.is_over && !surprise.is_called_off;
  const show = () => {
    setOpening(opening + 1);
    setOpen(true);
  };
  return (
    <>
      <p className="text-ink-2 wrap-anywhere">
        {surprise.plan_title} · {standing(surprise)}
      </p>
      <SurpriseFacts surprise={surprise}>
        <Fact name={surprisesText.needsOf(surprise.for.username)}>
          <Needs surprise={surprise} />
        </Fact>
      </SurpriseFacts>
      <div className="mt-6 flex flex-wrap gap-3">
        <Link
          to="/plan/$id"
          params={{ id: surprise.plan_id }}
          className={buttonClass({ variant: 'primary' })}
        >
          {surprisesText.openPlan}
        </Link>
        {canChange && (
          <Button variant="quiet" onClick={show}>
            {surprisesText.change}
          </Button>
        )}
        <Link
          to="/invite/$code"
          params={{ code: surprise.invitation_code }}
          className={buttonClass({ variant: 'quiet' })}
        >
          {surprisesText.openInvitation}
        </Link>
      </div>
      {opening > 0 && (
        <Region broken={<PartLost onLost={() => setOpening(0)} />}>
          <ChangeDialog key={opening} surprise={surprise} open={open} onClose={() => setOpen(false)} />
        </Region>
      )}
    </>
  );
}

/** Of what the other one needs, what is met and what is not: never what it is. */
function Needs({ surprise: { met, checked, for: guest } }: { surprise: PlannedSurprise }) {
  if (!checked) return surprisesText.notChecked(guest.username);
  const named = NEEDS.filter((need) => met[need] !== undefined);
  if (named.length === 0) return surprisesText.noNeeds(guest.username);
  return (
    <ul className="grid gap-1.5">
      {named.map((need) => {
        const isMet = met[need] === true;
        const Icon = isMet ? BadgeCheck : CircleAlert;
        return (
          <li key={need} className="flex items-center gap-2">
            <Icon aria-hidden="true" className={isMet ? 'size-4 text-open' : 'size-4 text-danger'} />
            {surprisesText.metOf[need][isMet ? 'yes' : 'no']}
          </li>
        );
      })}
    </ul>
  );
}
