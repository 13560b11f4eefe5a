import type { PlanDetails } from '@liora/domain/contract/plans';
import { useQuery } from '@tanstack/react-query';
import { Gift } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '../../../lib/lazyPart.ts';
import { Button } from '../../../ui/Button.tsx';
import { PartLost } from '../../../ui/PartLost.tsx';
import { Region } from '../../../ui/Region.tsx';
import { linkQuery } from '../../couples/couples.queries.ts';
import { surprisesText } from '../surprises.text.ts';

const Dialog = lazyPart(async () => (await import('../compose/MakeSurpriseDialog.tsx')).MakeSurpriseDialog);

/** On a plan of one's own, for whoever shares with a partner: makes it a surprise. */
export function MakeSurprise({ plan }: { plan: PlanDetails }) {
  const { data } = useQuery(linkQuery());
  const [open, setOpen] = useState(false);
  /** Each opening begins anew. */
  const [opening, setOpening] = useState(0);
  const partner = data?.partner;
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
