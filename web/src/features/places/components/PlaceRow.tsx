import type { PlaceCard as Place } from '@liora/domain/contract/places';
import { CARD_VIBE_TAGS_DESKTOP, CARD_VIBE_TAGS_PHONE } from '@liora/domain/limits';
import { vibeName } from '@liora/domain/rules/shownNames';
import { memo } from 'react';
import { PlaceThumb } from '../../../art/PlaceThumb.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { TagList } from '../../../ui/TagList.tsx';
import { AddToPlan } from './AddToPlan.tsx';
import { PlaceBadges } from './PlaceBadges.tsx';
import { PlaceHead } from './PlaceHead.tsx';
import { PlaceHours } from './PlaceHours.tsx';

export interface PlaceRowProps {
  place: Place;
  /** The moment that the opening state is told for. */
  at: Date;
  headingLevel?: 2 | 3 | 4;
  selected?: boolean;
  /** Pointed at on the map. */
  pointed?: boolean;
  /** The pointer or the focus is on the row: the map shows its pin. */
  onPoint?: (id: string | null) => void;
}

/** A place in a list (CARD-01: horizontal variant). */
export const PlaceRow = memo(function PlaceRow(props: PlaceRowProps) {
  const { place, at, headingLevel = 3, selected = false, pointed = false, onPoint } = props;
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
      <Cover
        ratio="1"
        photo={place.photoUrl}
        art={<PlaceThumb id={place.id} category={place.category} size={132} />}
      />
      <div className="place-row-body">
        <PlaceHead place={place} name={`h${headingLevel}`} />
        {place.address && <p className="truncate text-caption text-ink-3">{place.address}</p>}
        <PlaceHours place={place} at={at} />
        <div className="flex items-center justify-between gap-2">
          <div className="flex min-w-0 items-center gap-1.5 overflow-hidden">
            <PlaceBadges place={place} />
            <TagList
              tags={place.vibeTags.map(vibeName)}
              phone={CARD_VIBE_TAGS_PHONE}
              desktop={CARD_VIBE_TAGS_DESKTOP}
            />
          </div>
          <AddToPlan id={place.id} name={place.name} variant="plain" />
        </div>
      </div>
    </article>
  );
});
