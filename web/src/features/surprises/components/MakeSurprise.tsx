import type { PlanDetails } from '@liora/domain/contract/plans';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Gift } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '../../../lib/lazyPart.ts';
import { Button } from '../../../ui/Button.tsx';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { PartLost } from '../../../ui/PartLost.tsx';
import { Region } from '../../../ui/Region.tsx';
import { linkQuery } from '../../couples/couples.queries.ts';
import { surprisesText } from '../surprises.text.ts';

const Dialog = lazyPart(async () => (await import('../compose/MakeSurpriseDialog.tsx')).MakeSurpriseDialog);

/** It is one: what the other one is told, and when, stands there. */
function ItIsOne() {
  return (
    <Link to="/us/surprises" className={buttonClass({ variant: 'quiet', wide: true })}>
      <Gift aria-hidden="true" />
      {surprisesText.itIsOne}
    </Link>
  );
}

/** On a plan of one's own, for whoever shares with a partner: makes it a surprise. */
export function MakeSurprise({ plan }: { plan: PlanDetails }) {
  const { data } = useQuery(linkQuery());
  const [open, setOpen] = useState(false);
  /** Each opening begins anew. */
  const [opening, setOpening] = useState(0);
  const partner = data?.partner;
  if (plan.is_surprise) return <ItIsOne />;
  if (!partner || partner.paused || plan.under_review) return null;
  const show = () => {
    setOpening(opening + 1);
    setOpen(true);
  };
  return (
    <>
      <Button variant="quiet" wide icon={<Gift />} onClick={show}>
        {surprisesText.make}
      </Button>
      {opening > 0 && (
        <Region broken={<PartLost onLost={() => setOpening(0)} />}>
          <Dialog key={opening} plan={plan} partner={partner} open={open} onClose={() => setOpen(false)} />
        </Region>
      )}
    </>
  );
}
