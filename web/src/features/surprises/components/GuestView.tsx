import type { AwaitedSurprise } from '@liora/domain/contract/surpriseFacts';
import { Link } from '@tanstack/react-router';
import { BadgeCheck, MapPin } from 'lucide-react';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { surprisesText } from '../surprises.text.ts';
import { Fact, SurpriseFacts } from './SurpriseFacts.tsx';
import { standing } from './SurpriseRow.tsx';

const NEEDS = ['diet', 'budget', 'walk'] as const;

/** A surprise for the reader: what is told, what is open, and that their needs are met. */
export function GuestView({ surprise }: { surprise: AwaitedSurprise }) {
  const { notes, met, invitation_code } = surprise;
  return (
    <>
      <p className="text-ink-2">{standing(surprise)}</p>
      {notes && <blockquote className="quote my-4 wrap-anywhere">{notes}</blockquote>}
      <SurpriseFacts surprise={surprise}>
        <NeedsMet met={met} />
      </SurpriseFacts>
      <OpenNow surprise={surprise} />
      <div className="mt-6 flex flex-wrap gap-3">
        <Link
          to="/invite/$code"
          params={{ code: invitation_code }}
          className={buttonClass({ variant: 'primary' })}
        >
          {surprisesText.openInvitation}
        </Link>
        <Link
          to="/profile/settings/$part"
          params={{ part: 'partner' }}
          className={buttonClass({ variant: 'quiet' })}
        >
          {surprisesText.setNeeds}
        </Link>
      </div>
    </>
  );
}

function NeedsMet({ met }: Pick<AwaitedSurprise, 'met'>) {
  const needs = NEEDS.filter((need) => met[need]);
  if (needs.length === 0) return null;
  return (
    <Fact name={surprisesText.needs}>
      <ul className="grid gap-1.5">
        {needs.map((need) => (
          <li key={need} className="flex items-center gap-2">
            <BadgeCheck aria-hidden="true" className="size-4 text-open" />
            {surprisesText.met[need]}
          </li>
        ))}
      </ul>
    </Fact>
  );
}

/** What of the plan is open by now, or in a line why nothing is. */
function OpenNow({ surprise: { open, is_called_off, is_over } }: { surprise: AwaitedSurprise }) {
  const { title, neighborhood, stops } = open;
  const isEmpty = !title && !neighborhood && stops.length === 0;
  if (isEmpty && is_called_off) return null;
  if (isEmpty && is_over) return <p className="mt-6 text-small text-ink-2">{surprisesText.ended}</p>;
  return (
    <section className="mt-6" aria-label={surprisesText.openNow}>
      {title && <h2 className="t2 wrap-anywhere">{title}</h2>}
      {neighborhood && (
        <p className="mt-2 flex items-center gap-2">
          <MapPin aria-hidden="true" className="size-4" />
          {neighborhood}
        </p>
      )}
      <ol className="lines mt-2">
        {stops.map((stop) => (
          <li key={stop.place_id} className="py-3">
            <span className="block font-semibold wrap-anywhere">{stop.name}</span>
            {stop.address && (
              <span className="block text-small text-ink-2 wrap-anywhere">{stop.address}</span>
            )}
          </li>
        ))}
      </ol>
      {stops.length === 0 && !is_called_off && !is_over && (
        <p className="text-small text-ink-2">{surprisesText.closed}</p>
      )}
    </section>
  );
}
