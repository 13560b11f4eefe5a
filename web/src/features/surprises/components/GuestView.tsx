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
  const { notes, met, open, invitation_code } = surprise;
  const needs = NEEDS.filter((need) => met[need]);
  return (
    <>
      <p className="text-ink-2">{standing(surprise)}</p>
      {notes && <blockquote className="quote my-4 wrap-anywhere">{notes}</blockquote>}
      <SurpriseFacts surprise={surprise}>
        {needs.length > 0 && (
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
        )}
      </SurpriseFacts>
      <section className="mt-6" aria-label={surprisesText.openNow}>
        {open.title && <h2 className="t2 wrap-anywhere">{open.title}</h2>}
        {open.neighborhood && (
          <p className="mt-2 flex items-center gap-2">
            <MapPin aria-hidden="true" className="size-4" />
            {open.neighborhood}
          </p>
        )}
        <ol className="lines mt-2">
          {open.stops.map((stop) => (
            <li key={stop.place_id} className="py-3">
              <span className="block font-semibold wrap-anywhere">{stop.name}</span>
              {stop.address && (
                <span className="block text-small text-ink-2 wrap-anywhere">{stop.address}</span>
              )}
            </li>
          ))}
        </ol>
        {open.stops.length === 0 && !surprise.is_called_off && !surprise.is_over && (
          <p className="text-small text-ink-2">{surprisesText.closed}</p>
        )}
      </section>
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
