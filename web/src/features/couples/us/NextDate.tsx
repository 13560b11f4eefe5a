import type { Partner } from '@liora/domain/contract/couples';
import type { Invitation } from '@liora/domain/contract/invitations';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Footprints } from 'lucide-react';
import { unknownPlace } from '../../../art/coveredPlace.ts';
import { PlaceArt } from '../../../art/PlaceArt.tsx';
import { Vignette } from '../../../art/Vignette.tsx';
import { useNow } from '../../../lib/clock.ts';
import { Button } from '../../../ui/Button.tsx';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { Cover } from '../../../ui/Cover.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { LoadingArea } from '../../../ui/LoadingArea.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { CalendarFileLink } from '../../calendar/CalendarFileLink.tsx';
import { upcomingQuery } from '../../invitations/invitations.queries.ts';
import { directionsUrl, mapAppOf } from '../../places/directions.rules.ts';
import { FittedPlanArt } from '../../plans/components/FittedPlanArt.tsx';
import { PlanLink } from '../../plans/components/PlanLink.tsx';
import { planOptions } from '../../plans/plans.queries.ts';
import { useIsDesktop } from '../../plans/useIsDesktop.ts';
import { nextDateOf, whenWords } from './nextDate.rules.ts';
import { PlanEvening } from './PlanEvening.tsx';
import { usText } from './us.text.ts';

const SIZE = { width: 960, height: 436 };
/** The stops stand where no words do: at the right of them, or over them. */
const rightOfWords = () => ({ l: 560, t: 24, r: 24, b: 24 });
const overWords = (height: number) => ({ t: 48, b: height - 164 });
/** So far from the top words begin at a phone where stops stand over them, however high or narrow the picture is. */
const BELOW_STOPS = 'pt-44';

/** White words stand below on a phone, at the left on a desktop. */
const SHADE =
  'absolute inset-x-0 bottom-0 z-1 h-3/4 bg-[linear-gradient(to_top,rgb(30_13_25/.94),rgb(30_13_25/.72)_52%,rgb(30_13_25/0))] md:inset-0 md:h-auto md:bg-[linear-gradient(to_right,rgb(30_13_25/.86),rgb(30_13_25/.66)_40%,rgb(30_13_25/0)_72%)]';
const ON_COVER = 'bg-[#fff6ea]! text-[#2a1624]!';
const ROUND = 'grid size-12 flex-none place-content-center rounded-full bg-[#fff6ea]/16 text-[#fff6ea]';

/** What leads the screen: the next date of the two, or the way to one. */
export function NextDate({ partner }: { partner: Partner }) {
  const query = useQuery(upcomingQuery());
  const next = query.data && nextDateOf(query.data.invitations, partner);
  return (
    <LoadingArea
      loading={query.isPending}
      skeleton={<Skeleton height={436} radius="28px" className="-mx-(--gutter) md:mx-0" />}
    >
      {next ? (
        <TheDate date={next} />
      ) : (
        !query.isPending && <NoDate failed={query.isError} onRetry={() => void query.refetch()} />
      )}
    </LoadingArea>
  );
}

function TheDate({ date }: { date: Invitation }) {
  const { plan, place, venue_name, planned_date, time_zone } = date;
  const now = useNow();
  const desktop = useIsDesktop();
  const art = plan ? (
    <FittedPlanArt plan={plan} insetOf={desktop ? rightOfWords : overWords} first={SIZE} />
  ) : (
    <PlaceArt place={place ?? unknownPlace(venue_name)} {...SIZE} first />
  );
  return (
    // As tall as its words need at least: with large letters they are more than the picture is high.
    <section className="relative -mx-(--gutter) grid grid-cols-[minmax(0,1fr)] overflow-hidden rounded-b-[28px] md:mx-0 md:min-h-109 md:rounded-[28px]">
      <Cover
        className="col-start-1 row-start-1 aspect-[390/432]! w-full self-stretch rounded-none! md:aspect-auto!"
        photo={plan ? null : (place?.photoUrl ?? null)}
        loading="eager"
        art={art}
      />
      <div className={SHADE} />
      <div
        className={classNames(
          'col-start-1 row-start-1 z-2 self-end p-5.5 text-[#fff6ea] md:max-w-160 md:px-9 md:py-8',
          plan ? BELOW_STOPS : 'pt-16',
        )}
      >
        {planned_date && (
          <p className="mb-1.5 text-label font-semibold">{whenWords(planned_date, time_zone, now)}</p>
        )}
        <h2 className="t1 text-[2.375rem]/[1.03] wrap-anywhere md:text-[3.5rem]/[1.03]">
          {plan?.title ?? venue_name}
        </h2>
        <p className="mt-2 text-[0.9375rem]/[1.375rem] text-[#f3e2d3]">
          {plan ? <Stops id={plan.id} /> : date.venue_address}
        </p>
        <div className="mt-4 flex flex-wrap gap-2.5">
          {plan ? (
            <PlanLink id={plan.id} className={buttonClass({}, ON_COVER)}>
              {usText.openPlan}
            </PlanLink>
          ) : (
            <Link
              to="/invite/$code"
              params={{ code: date.own?.code ?? '' }}
              className={buttonClass({}, ON_COVER)}
            >
              {usText.openDate}
            </Link>
          )}
          {date.own && <CalendarFileLink code={date.own.code} look={{ sign: ROUND }} />}
          <WayThere date={date} />
        </div>
      </div>
    </section>
  );
}

/** The names of its stops, as the reader may see them today. */
function Stops({ id }: { id: string }) {
  const { data } = useQuery(planOptions(id));
  if (data?.kind !== 'plan') return null;
  return data.plan.places.map(({ name }) => name).join(', ');
}

function WayThere({ date: { place } }: { date: Invitation }) {
  const url = place && directionsUrl(place, mapAppOf(navigator.userAgent));
  if (!url) return null;
  return (
    <a href={url} target="_blank" rel="noreferrer" aria-label={usText.directions} className={ROUND}>
      <Footprints aria-hidden="true" className="size-5" />
    </a>
  );
}

function NoDate({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  return (
    <section className="mt-17 grid content-center justify-items-center gap-2.5 rounded-[28px] bg-surface px-5 py-7 text-center shadow-[0_0_0_1px_var(--line)] md:mt-0 md:min-h-75">
      <div aria-hidden="true" className="w-37">
        <Vignette kind={failed ? 'error' : 'empty'} />
      </div>
      <h2 className="t2">{failed ? usText.datesFailed : usText.noDate}</h2>
      {failed ? (
        <Button variant="quiet" onClick={onRetry}>
          {usText.retry}
        </Button>
      ) : (
        <>
          <p className="text-ink-2">{usText.noDateText}</p>
          <PlanEvening />
        </>
      )}
    </section>
  );
}
