import type { PlaceCard as Place } from '@liora/domain/contract/places';
import { memo, type ReactNode } from 'react';
import { PlaceThumb } from '../../../art/PlaceThumb.tsx';
import { useFormat } from '../../../lib/ownFormat.ts';
import { Cover } from '../../../ui/Cover.tsx';
import { LazyPinMenu } from '../../pins/components/LazyPinMenu.tsx';
import { SavePlaceButton } from '../../saved/components/SavePlaceButton.tsx';
import { AddToPlan } from './AddToPlan.tsx';
import { PlaceBadges } from './PlaceBadges.tsx';
import { PlaceHead } from './PlaceHead.tsx';
import { PlaceHours } from './PlaceHours.tsx';
import { PlaceTags } from './PlaceTags.tsx';

export interface PlaceRowProps {
  place: Place;
  /** The moment that the opening state is told for. */
  at: Date;
  headingLevel?: 2 | 3 | 4;
  /** Among the first of its screen. */
  first?: boolean;
  selected?: boolean;
  /** Pointed at on the map. */
  pointed?: boolean;
  /** The pointer or the focus is on the row: the map shows its pin. */
  onPoint?: (id: string | null) => void;
  /** A menu of the list that the row stands in, beside its buttons. */
  menu?: ReactNode;
}

/** A place in a list (CARD-01: horizontal variant). */
export const PlaceRow = memo(function PlaceRow(props: PlaceRowProps) {
  useFormat();
  const {
    place,
    at,
    headingLevel = 3,
    first = false,
    selected = false,
    pointed = false,
    onPoint,
    menu,
  } = props;
  return (
    <article
      className="place-row"
      data-place={place.id}
      data-selected={selected ? '' : undefined}
      data-pointed={pointed ? '' : undefined}
      onPointerEnter={() => onPoint?.(place.id)}
      onPointerLeave={() => onPoint?.(null)}
      onFocus={() => onPoint?.(place.id)}
      onBlur={() => onPoint?.(null)}
    >
      <Cover ratio="1" photo={place.photoUrl} art={<PlaceThumb place={place} size={132} first={first} />} />
      <div className="place-row-body">
        <PlaceHead place={place} name={`h${headingLevel}`} />
        {place.address && <p className="truncate text-caption text-ink-3">{place.address}</p>}
        <PlaceHours place={place} at={at} />
        <div className="flex items-center justify-between gap-2">
          <div className="flex min-w-0 items-center gap-1.5 overflow-hidden max-md:flex-wrap">
            <PlaceBadges place={place} />
            <PlaceTags place={place} />
          </div>
          <div className="flex flex-none items-center">
            <LazyPinMenu pin={place.pin} title={place.name} />
            <AddToPlan place={place} variant="plain" />
            <SavePlaceButton id={place.id} name={place.name} variant="row" />
            {menu}
          </div>
        </div>
      </div>
    </article>
  );
});
