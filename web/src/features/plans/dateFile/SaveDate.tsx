import type { PlanDetails, UnpublishedPlan } from '@liora/domain/contract/plans';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '../../../lib/lazyPart.ts';
import { Button } from '../../../ui/Button.tsx';
import { PartLost } from '../../../ui/PartLost.tsx';
import { Region } from '../../../ui/Region.tsx';
import { dateFileText } from './dateFile.text.ts';

const Dialog = lazyPart(async () => (await import('./SaveDateDialog.tsx')).SaveDateDialog);

/** On a plan, for whoever is signed in: takes it along as a file (idea 12). */
export function SaveDate({ plan }: { plan: PlanDetails | UnpublishedPlan }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" wide icon={<Download />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {dateFileText.save}
      </Button>
      {open && (
        <Region broken={<PartLost onLost={() => setOpen(false)} />}>
          <Dialog plan={plan} onClose={() => setOpen(false)} />
        </Region>
      )}
    </>
  );
}
