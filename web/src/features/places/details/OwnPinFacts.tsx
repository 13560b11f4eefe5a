import type { OwnPinFacts as Facts } from '@liora/domain/contract/places';
import { formatDate } from '@liora/domain/i18n/format';
import { PIN_SAVES_COUNTED_MAX } from '@liora/domain/limits';
import { CalendarDays, Eye, KeyRound, Lock } from 'lucide-react';
import { useState } from 'react';
import { useClockZone } from '../../../lib/firstRender.ts';
import { EditPin } from '../../pins/components/EditPin.tsx';
import { Fact } from './Fact.tsx';
import { placeText } from './place.text.ts';

const ICONS = { all: <Eye />, prive: <KeyRound />, private: <Lock /> };

interface OwnPinFactsProps {
  id: string;
  facts: Facts;
}

/** Who sees an own pin, with the way to change that, how many saved it, and from when it is. */
export function OwnPinFacts({ id, facts }: OwnPinFactsProps) {
  const [editing, setEditing] = useState(false);
  const { visibility, saves } = facts;
  return (
    <>
      <Fact label={placeText.visibility} icon={ICONS[visibility]}>
        <span className="flex items-center justify-between gap-3">
          <span>
            <span className="block font-semibold">{placeText.seenBy[visibility]}</span>
            {saves > 0 && <span className="fact-note">{savesWords(saves)}</span>}
          </span>
          <button
            type="button"
            className="text-link hit font-semibold"
            aria-haspopup="dialog"
            aria-label={placeText.changeVisibility}
            onClick={() => setEditing(true)}
          >
            {placeText.change}
          </button>
        </span>
      </Fact>
      <Fact label={placeText.dates} icon={<CalendarDays />}>
        <Dates facts={facts} />
      </Fact>
      {editing && <EditPin id={id} onClose={() => setEditing(false)} />}
    </>
  );
}

/** Counting ends somewhere: what reaches that is at least as much. */
const savesWords = (saves: number): string =>
  saves < PIN_SAVES_COUNTED_MAX ? placeText.saves(saves) : placeText.savesOrMore(saves);

/** 'Dropped September 28, 2026, edited October 4, 2026'. */
function Dates({ facts: { created_at, updated_at } }: { facts: Facts }) {
  const timeZone = useClockZone();
  const day = (instant: string) => formatDate(new Date(instant), { dateStyle: 'long', timeZone });
  const [dropped, edited] = [day(created_at), day(updated_at)];
  return dropped === edited ? placeText.dropped(dropped) : placeText.droppedAndEdited(dropped, edited);
}
