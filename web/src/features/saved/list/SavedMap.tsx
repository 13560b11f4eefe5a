import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { orpc } from '../../../lib/api.ts';
import { boundsOf } from '../../../map/geo/bounds.ts';
import MapView from '../../../map/MapView.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { mapPoints } from '../../places/browse/map/mapPoints.rules.ts';
import { PlaceMapCard } from '../../places/components/PlaceMapCard.tsx';
import { savedText } from '../saved.text.ts';
import styles from './saved.module.css';
import type { SavedList } from './useSavedList.ts';

/** The saved places on the map; page after page is asked for until all are there. */
export function SavedMap({ saved, onUnavailable }: { saved: SavedList; onUnavailable: () => void }) {
  const { list, places, at } = saved;
  const config = useQuery(orpc.platform.start.queryOptions()).data?.map;
  const shown = useMemo(
    () => places.flatMap((one) => (one.kind === 'unavailable' ? [] : one.place)),
    [places],
  );
  const points = useMemo(
    () => mapPoints(shown).map((point) => ({ ...point, mark: 'saved' as const })),
    [shown],
  );
  const fit = useMemo(() => boundsOf(points), [points]);
  const [selectedId, select] = useState<string | null>(null);
  const { hasNextPage, isFetching, isError, fetchNextPage } = list;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  const [first] = points;
  if (!first) return <p className="py-8 text-ink-2">{savedText.noneOnMap}</p>;
  if (!config) return <Skeleton height={480} radius={20} />;
  const selected = shown.find(({ id }) => id === selectedId);
  return (
    <div className={styles.map}>
      <MapView
        config={config}
        points={points}
        center={{ lat: first.lat, lng: first.lng }}
        fit={fit}
        {...(selected && { padding: WITH_CARD })}
        selectedId={selectedId}
        ariaLabel={savedText.mapLabel}
        onSelect={select}
        onPress={() => select(null)}
        onUnavailable={onUnavailable}
      />
      {selected && (
        <div className={styles.pop}>
          <PlaceMapCard place={selected} at={at} />
        </div>
      )}
    </div>
  );
}

/** A chosen pin is brought clear of the card at the foot. */
const WITH_CARD = { top: 24, right: 24, bottom: 164, left: 24 };
