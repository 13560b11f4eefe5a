import type { PlaceCard as Place } from '@liora/domain/contract/places';
import type { PlanCard as Plan } from '@liora/domain/contract/planCards';
import type { TopCurator } from '@liora/domain/contract/plans';
import type { LovedPlace } from '@liora/domain/contract/reviews';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { lazyPart } from '../../../lib/lazyPart.ts';
import { whenLoaded } from '../../../lib/whenLoaded.ts';
import { Region } from '../../../ui/Region.tsx';
import { useMe } from '../../accounts/accounts.hooks.ts';
import { PlaceCard } from '../../places/components/PlaceCard.tsx';
import { PlanCard } from '../../plans/components/PlanCard.tsx';
import { exploreText } from '../explore.text.ts';
import { Section } from './Section.tsx';

/** Below what a first visit shows: its code comes after the rest. */
const CuratorRow = lazyPart(async () => (await import('./CuratorRow.tsx')).default);
const PlacesNear = lazyPart(async () => (await import('./PlacesNear.tsx')).default);
const HomeOfTwo = lazyPart(async () => (await import('../two/HomeOfTwo.tsx')).HomeOfTwo);

interface HomeRowsProps {
  home: {
    plans: Plan[];
    planTotal: number;
    worthADate: Place[];
    loved: LovedPlace[];
    openNear: Place[];
    newPins: Place[];
    curators: TopCurator[];
  };
  at: Date;
  area: string;
  located: boolean;
  chosen: boolean;
}

/** The rows that have something in them; an empty one is left out. */
export function HomeRows({ home, at, area, located, chosen }: HomeRowsProps) {
  const me = useMe();
  const plansTitle = chosen ? exploreText.plansNearArea(area) : exploreText.plans;
  return (
    <>
      {home.worthADate.length > 0 && (
        <Section title={area ? exploreText.worthNear(area) : exploreText.worth} more={<MorePlaces />}>
          <ul className="card-row">
            {home.worthADate.map((place) => (
              <li key={place.id}>
                <PlaceCard place={place} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {/* As far up as nothing that is seen at first makes room for it: it comes once its reader is known. */}
      {me && (
        <Region broken={null}>
          <HomeOfTwo me={me} at={at} />
        </Region>
      )}
      {home.plans.length > 0 && (
        <Section
          title={located ? exploreText.plansNear : plansTitle}
          more={<MorePlans count={home.planTotal} />}
        >
          <ul className="card-row card-row-plans">
            {home.plans.map((plan) => (
              <li key={plan.id}>
                <PlanCard plan={plan} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {home.loved.length > 0 && (
        <Section title={area ? exploreText.lovedNear(area) : exploreText.loved} more={<MoreLoved />}>
          <ul className="card-row">
            {home.loved.map((loved) => (
              <li key={loved.place_id}>
                <PlaceCard place={loved.place} loved={loved} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <LaterRows home={home} at={at} area={located ? '' : area} />
    </>
  );
}

function LaterRows({ home, at, area }: Pick<HomeRowsProps, 'home' | 'at' | 'area'>) {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => whenLoaded(async () => setLoaded(true)), []);
  return (
    <>
      {home.curators.length > 0 && (
        <div className="curator-slot">
          <Region>{loaded && <CuratorRow curators={home.curators} />}</Region>
        </div>
      )}
      <Region>{loaded && <PlacesNear home={home} at={at} area={area} />}</Region>
    </>
  );
}

function MoreLoved() {
  return (
    <Link to="/liora-loved" className="more-link">
      {exploreText.seeAll}
    </Link>
  );
}

function MorePlaces() {
  return (
    <Link to="/search" className="more-link">
      {exploreText.seeAll}
    </Link>
  );
}

function MorePlans({ count }: { count: number }) {
  return (
    <Link to="/curated-plans" className="more-link">
      {exploreText.all(count)}
    </Link>
  );
}
