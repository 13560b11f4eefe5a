import type { PlaceCard } from '@liora/domain/contract/places';
import { useSelector } from '@tanstack/react-store';
import { useEffect, useMemo, useRef } from 'react';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { PlaceMapCard } from '../../components/PlaceMapCard.tsx';
import { browseText } from '../browse.text.ts';
import type { Browse } from '../useBrowse.ts';
import styles from './carousel.module.css';
import { isDrawn } from './carousel.rules.ts';
import { useCarousel } from './useCarousel.ts';

/** By the first name it goes away while a pin is dropped (pinDropper.module.css). */
const CARDS = `map-page-card ${styles.cards}`;

interface PlaceCarouselProps {
  browse: Browse;
  places: readonly PlaceCard[];
}

/** The places of the list as cards in a row over the map: the card in front and the chosen pin are the same place. */
export function PlaceCarousel({ browse, places }: PlaceCarouselProps) {
  const { at, selectedId, select, pointed } = browse;
  const row = useRef<HTMLElement>(null);
  const ids = useMemo(() => places.map(({ id }) => id), [places]);
  const { front, handlers } = useCarousel(row, {
    ids,
    selectedId,
    onSelect: (id) => {
      // A pin that was pressed before has the focus still.
      pointed.setState(() => null);
      select(id);
    },
  });
  usePointedPin(pointed, selectedId === null ? ids[front] : undefined);
  return (
    <section ref={row} {...handlers} className={CARDS} aria-label={browseText.cards}>
      {places.map((place, index) => (
        <div key={place.id} className={styles.slot} data-front={index === front ? '' : undefined}>
          {isDrawn(index, front) && (
            <div data-place={place.id}>
              <PlaceMapCard place={place} at={at} />
            </div>
          )}
        </div>
      ))}
    </section>
  );
}

/** Where nothing is chosen the map shows the pin of the card in front. */
function usePointedPin(pointed: Browse['pointed'], id: string | undefined): void {
  const isFree = useSelector(pointed, (now) => now === null);
  useEffect(() => {
    if (id !== undefined && isFree) pointed.setState(() => id);
  }, [id, pointed, isFree]);
  useEffect(() => () => pointed.setState((now) => (now === id ? null : now)), [id, pointed]);
}

/** One card like those that are coming. */
export function CardSkeleton() {
  return (
    <div className={CARDS}>
      <div className={`place-map-card ${styles.slot}`}>
        <Skeleton ratio="1" radius={16} />
        <div className="grid gap-2">
          <Skeleton width="70%" height={20} />
          <Skeleton width="55%" height={16} />
          <Skeleton width="80%" height={36} radius={18} />
        </div>
      </div>
    </div>
  );
}
