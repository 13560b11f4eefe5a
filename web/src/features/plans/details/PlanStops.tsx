import { openingText } from '@liora/domain/rules/opening.text';
import { planStopText } from '@liora/domain/rules/planStop.text';
import './planStops.css';
import type { PlanStop } from '@liora/domain/contract/plans';
import { clockLabel } from '@liora/domain/i18n/clockTime';
import { formatTenths } from '@liora/domain/i18n/format';
import { shortKind } from '@liora/domain/rules/kindWords';
import { priceLabel } from '@liora/domain/rules/price';
import { legWords } from '@liora/domain/rules/routeWords';
import { stopHours, unknownHours } from '@liora/domain/rules/stopHours';
import { dollars, stayLabel } from '@liora/domain/rules/stopLabels';
import { Link } from '@tanstack/react-router';
import { Star } from 'lucide-react';
import { coverOfStop } from '../../../art/coveredPlace.ts';
import { PlaceThumb } from '../../../art/PlaceThumb.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { classNames } from '../../../ui/classNames.ts';
import { RouteList } from '../../../ui/RouteList.tsx';
import { SparkScore } from '../../../ui/SparkScore.tsx';
import { SavePlaceButton } from '../../saved/components/SavePlaceButton.tsx';
import { planText } from './plan.text.ts';

const HOURS_INK = {
  open: 'text-olive-ink',
  closed: 'text-danger-ink',
  short: 'text-danger-ink',
} as const;

interface PlanStopsProps {
  stops: readonly PlanStop[];
  headingLevel: 2 | 3;
}

/** The numbered activities with the way between them (PDET-09). */
export function PlanStops({ stops, headingLevel }: PlanStopsProps) {
  const unknown = unknownHours(stops);
  return (
    <div>
      <RouteList
        stops={stops.map((stop, i) => ({
          id: stop.place_id,
          content: <Stop stop={stop} headingLevel={headingLevel} />,
          leg: legWords(stop, stops[i + 1]),
        }))}
      />
      {unknown && <p className="mt-4 wrap-anywhere text-small text-ink-2">{unknown}</p>}
    </div>
  );
}

function Stop({ stop, headingLevel }: { stop: PlanStop; headingLevel: 2 | 3 }) {
  const Heading = `h${headingLevel}` as const;
  const hours = stopHours(stop);
  return (
    <div className="plan-stop">
      <div className="plan-stop-text">
        <PlannedTime stop={stop} />
        <div className="flex items-start justify-between gap-2">
          <Heading className="plan-stop-name min-w-0">
            {stop.has_page ? (
              <Link to="/place/$id" params={{ id: stop.place_id }}>
                {stop.name}
              </Link>
            ) : (
              stop.name
            )}
          </Heading>
          {stop.has_page && (
            // As tall as the name: what is around the bookmark to press lies over the lines above and below.
            <div className="-my-2.75">
              <SavePlaceButton id={stop.place_id} name={stop.name} variant="row" within="plan" />
            </div>
          )}
        </div>
        <StopMeta stop={stop} />
        {hours && hours.tone !== 'unknown' && (
          <p className={classNames('text-small', HOURS_INK[hours.tone])}>
            <span className="dot">{hours.text}</span>{' '}
            {hours.usual && (
              <span className="dot text-ink-3 max-md:block max-md:before:hidden">{openingText.usual}</span>
            )}
          </p>
        )}
      </div>
      <Cover ratio="1" art={<PlaceThumb place={coverOfStop(stop)} size={152} />} />
      {stop.note && <p className="plan-stop-note">{stop.note}</p>}
    </div>
  );
}

/** '7:30 PM · 1 h 30 min', when the curator set a time or a stay. */
function PlannedTime({ stop: { starts_at, stay_minutes } }: { stop: PlanStop }) {
  if (!starts_at && stay_minutes === null) return null;
  return (
    <p className="text-caption font-semibold text-ink-2 tabular-nums">
      {starts_at && (
        <time dateTime={starts_at} className="dot">
          {clockLabel(starts_at)}
        </time>
      )}
      {stay_minutes !== null && <span className="dot">{stayLabel(stay_minutes)}</span>}
    </p>
  );
}

/** 'Wine bar · $$ · 8.4', its Spark Score, else the rating of its source ('★ 4.6'); where the place has no page of its own, its address. */
function StopMeta({ stop }: { stop: PlanStop }) {
  const price = priceLabel(stop.price_level);
  const kind = stop.category && shortKind({ ...stop, category: stop.category });
  return (
    <p className="text-small text-ink-2">
      {kind && <span className="dot">{kind}</span>}
      {stop.cost_for_two !== null ? (
        <span className="dot">{planStopText.forTwo(dollars(stop.cost_for_two))}</span>
      ) : (
        price && <span className="dot">{price}</span>
      )}
      {stop.spark_score !== null && (
        <span className="dot">
          <SparkScore score={stop.spark_score} size={14} />
        </span>
      )}
      {stop.spark_score === null && stop.rating !== null && (
        <span className="dot whitespace-nowrap tabular-nums">
          <Star className="inline size-3.5 -translate-y-px fill-current" aria-hidden="true" />{' '}
          <span aria-hidden="true">{formatTenths(stop.rating)}</span>
          <span className="sr-only">{planText.rated(formatTenths(stop.rating))}</span>
        </span>
      )}
      {!stop.has_page && stop.address && <span className="dot">{stop.address}</span>}
    </p>
  );
}
