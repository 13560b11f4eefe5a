import type { Invitation } from '@liora/domain/contract/invitations';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { unknownPlace } from '../../../art/coveredPlace.ts';
import { PlaceArt } from '../../../art/PlaceArt.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { PlanCoverArt } from '../../plans/components/PlanCoverArt.tsx';
import { TimeTile } from '../components/TimeTile.tsx';
import { upcomingQuery } from '../invitations.queries.ts';
import { datesText } from './dates.text.ts';

const ART = { width: 360, height: 270 };

/** The next date with its cover; nothing while there is none. */
export function NextDate() {
  const [date] = useQuery(upcomingQuery()).data?.invitations ?? [];
  if (!date) return null;
  const { own, plan, planned_date, time_zone, venue_name } = date;
  return (
    <aside aria-label={datesText.next}>
      <Link to="/invite/$code" params={{ code: own?.code ?? '' }} className="grid gap-4">
        <DateCover date={date} />
        <span className="flex items-center gap-3.5">
          {planned_date && <TimeTile at={planned_date} timeZone={time_zone} />}
          <span className="min-w-0">
            <span className="block text-small text-ink-2">{datesText.next}</span>
            <span className="t3 block wrap-anywhere">{plan?.title ?? venue_name}</span>
          </span>
        </span>
      </Link>
    </aside>
  );
}

function DateCover({ date: { plan, place, venue_name } }: { date: Invitation }) {
  if (plan) return <Cover art={<PlanCoverArt plan={plan} {...ART} />} />;
  return (
    <Cover
      photo={place?.photoUrl ?? null}
      art={<PlaceArt place={place ?? unknownPlace(venue_name)} {...ART} />}
    />
  );
}
