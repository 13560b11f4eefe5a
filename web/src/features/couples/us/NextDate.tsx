import type { Partner } from '@liora/domain/contract/couples';
import type { Invitation } from '@liora/domain/contract/invitations';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Footprints } from 'lucide-react';
import { PlaceArt } from '../../../art/PlaceArt.tsx';
import { Vignette } from '../../../art/Vignette.tsx';
import { useNow } from '../../../lib/clock.ts';
import { Button } from '../../../ui/Button.tsx';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { Cover } from '../../../ui/Cover.tsx';
import { LoadingArea } from '../../../ui/LoadingArea.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { upcomingQuery } from '../../invitations/invitations.queries.ts';
import { directionsUrl, mapAppOf } from '../../places/directions.rules.ts';
import { PlanCoverArt } from '../../plans/components/PlanCoverArt.tsx';
import { PlanLink } from '../../plans/components/PlanLink.tsx';
import { planOptions } from '../../plans/plans.queries.ts';
import { nextDateOf, whenWords } from './nextDate.rules.ts';
import { PlanEvening } from './PlanEvening.tsx';
import styles from './us.module.css';
import { usText } from './us.text.ts';

const SIZE = { width: 960, height: 436 };

/** What leads the screen: the next date of the two, or the way to one. */
export function NextDate({ partner }: { partner: Partner }) {
  const query = useQuery(upcomingQuery());
  const next = query.data && nextDateOf(query.data.invitations, partner);
  return (
    <LoadingArea
      loading={query.isPending}
      skeleton={<Skeleton height={436} radius="28px" className="mt-17 md:mt-0" />}
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
  const id = place?.id ?? venue_name;
  const art = plan ? (
    <PlanCoverArt plan={plan} {...SIZE} first />
  ) : (
    <PlaceArt id={id} category={place?.category ?? 'Restaurant'} {...SIZE} first />
  );
  return (
    <section className={styles.next}>
      <Cover
        className={styles.cover}
        style={{ aspectRatio: 'auto' }}
        photo={plan ? null : (place?.photoUrl ?? null)}
        loading="eager"
        art={art}
      />
      <div className={styles.shade} />
      <div className={styles.words}>
        {planned_date && (
          <p className="mb-1.5 text-label font-semibold">{whenWords(planned_date, time_zone, now)}</p>
        )}
        <h2 className="hero wrap-anywhere">{plan?.title ?? venue_name}</h2>
        <p className={styles.stops}>{plan ? <Stops id={plan.id} /> : date.venue_address}</p>
        <div className={styles.acts}>
          {plan ? (
            <PlanLink id={plan.id} className={buttonClass({}, styles.onCover)}>
              {usText.openPlan}
            </PlanLink>
          ) : (
            <Link
              to="/invite/$code"
              params={{ code: date.own?.code ?? '' }}
              className={buttonClass({}, styles.onCover)}
            >
              {usText.openDate}
            </Link>
          )}
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
    <a href={url} target="_blank" rel="noreferrer" aria-label={usText.directions} className={styles.round}>
      <Footprints aria-hidden="true" />
    </a>
  );
}

function NoDate({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  return (
    <section className={styles.none}>
      <div aria-hidden="true">
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
