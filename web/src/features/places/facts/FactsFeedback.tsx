import type { PlaceDetails } from '@liora/domain/contract/places';
import { Link, useLocation } from '@tanstack/react-router';
import { Check, CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '../../../lib/lazyPart.ts';
import { Button } from '../../../ui/Button.tsx';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { PartLost } from '../../../ui/PartLost.tsx';
import { Region } from '../../../ui/Region.tsx';
import { useMe } from '../../accounts/accounts.hooks.ts';
import { factsText } from './facts.text.ts';
import { useConfirmFacts } from './useFactsFeedback.ts';

const WrongFactsDialog = lazyPart(async () => (await import('./WrongFactsDialog.tsx')).WrongFactsDialog);
const reportLabel = ({ closedForGood }: PlaceDetails) =>
  closedForGood ? factsText.reopened : factsText.report;
const LOOK = { variant: 'text', size: 'sm' } as const;

/** Under the hours: what is wrong, and that nothing is. Of imported places that are there; a pin is its owner's to change. */
export function FactsFeedback({ place }: { place: PlaceDetails }) {
  const me = useMe();
  const { pathname } = useLocation();
  // What its source lost nobody can bring back; what people told closed they can tell open again.
  if (place.pin || (place.goneAt && !place.closedForGood) || me === undefined) return null;
  if (me) return <FeedbackButtons place={place} />;
  // Visitors sign in first, and come back to the place.
  return (
    <p className="-mx-2 flex flex-wrap gap-x-4">
      <Link to="/auth" search={{ next: pathname }} className={buttonClass(LOOK)}>
        <CircleAlert aria-hidden="true" />
        {reportLabel(place)}
      </Link>
      {!place.closedForGood && (
        <Link to="/auth" search={{ next: pathname }} className={buttonClass(LOOK)}>
          <Check aria-hidden="true" />
          {factsText.confirm}
        </Link>
      )}
    </p>
  );
}

function FeedbackButtons({ place }: { place: PlaceDetails }) {
  // Each opening is a new sheet; 0: none was opened yet.
  const [opening, setOpening] = useState({ nth: 0, open: false });
  const confirm = useConfirmFacts(place.id);
  const close = () => setOpening(({ nth }) => ({ nth, open: false }));
  return (
    <>
      <p className="-mx-2 flex flex-wrap gap-x-4">
        <Button
          {...LOOK}
          icon={<CircleAlert />}
          aria-haspopup="dialog"
          onClick={() => setOpening(({ nth }) => ({ nth: nth + 1, open: true }))}
        >
          {reportLabel(place)}
        </Button>
        {/* Who has answered is not asked again; the button stays, because it has the focus. */}
        {!place.closedForGood && (
          <Button
            {...LOOK}
            icon={<Check />}
            busy={confirm.isPending}
            aria-disabled={confirm.isSuccess}
            onClick={() => !confirm.isSuccess && confirm.mutate()}
          >
            {confirm.isSuccess ? factsText.thanks : factsText.confirm}
          </Button>
        )}
      </p>
      {opening.nth > 0 && (
        <Region broken={<PartLost onLost={close} />}>
          <WrongFactsDialog key={opening.nth} place={place} open={opening.open} onClose={close} />
        </Region>
      )}
    </>
  );
}
