import type { MemoryPlace } from '@liora/domain/contract/memories';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { unknownPlace } from '../../../art/coveredPlace.ts';
import { PlaceArt } from '../../../art/PlaceArt.tsx';
import { orpc } from '../../../lib/api.ts';
import { boundsOf } from '../../../map/geo/bounds.ts';
import type { MapPoint } from '../../../map/mapTypes.ts';
import RestingMapView from '../../../map/still/RestingMapView.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { PhotoPicture } from '../../photos/PhotoPicture.tsx';
import { dayOfMonth } from '../day.rules.ts';
import styles from '../memories.module.css';
import { overviewQuery } from '../memories.queries.ts';
import { memoriesText } from '../memories.text.ts';
import { Rating } from './Rating.tsx';

const pointOf = (place: MemoryPlace): MapPoint[] => {
  const { memory, name, latitude, longitude, count, rating } = place;
  return latitude === null || longitude === null
    ? []
    : [
        {
          id: memory,
          lat: latitude,
          lng: longitude,
          label: name,
          category: '',
          ...(count > 1 && { subtitle: memoriesText.all(count) }),
          score: rating,
          kind: 'own',
          picture: <PlacePicture place={place} sizes="74px" />,
          count,
        },
      ];
};

/** The newest photo from there; without any the place draws its own cover. */
function PlacePicture({
  place,
  sizes,
  className,
}: {
  place: MemoryPlace;
  sizes: string;
  className?: string;
}) {
  const { photo, place: shown, memory } = place;
  if (photo) return <PhotoPicture photo={photo} alt="" sizes={sizes} {...(className && { className })} />;
  return <PlaceArt place={shown ?? unknownPlace(memory)} ratio={1} {...(className && { className })} />;
}

/** 'Our places': a pin each, and the newest memory there when it is chosen. */
export function PlacesMap({ chosen, onUnavailable }: { chosen: string | null; onUnavailable: () => void }) {
  const config = useQuery(orpc.platform.start.queryOptions()).data?.map;
  const places = useQuery(overviewQuery()).data?.places;
  const [selected, select] = useState<string | null>(chosen);
  const points = useMemo(() => (places ?? []).flatMap(pointOf), [places]);
  const fit = useMemo(() => boundsOf(points), [points]);
  const [first] = points;
  if (!config || !places) return <Skeleton height={480} radius={24} />;
  if (!first) return <p className="p-6 text-ink-2">{memoriesText.noneOnMap}</p>;
  const place = places.find(({ memory }) => memory === selected);
  return (
    <>
      <RestingMapView
        config={config}
        points={points}
        center={{ lat: first.lat, lng: first.lng }}
        fit={fit}
        padding={{ top: 40, right: 40, bottom: place ? 180 : 40, left: 40 }}
        selectedId={selected}
        ariaLabel={memoriesText.mapLabel}
        onSelect={select}
        onPress={() => select(null)}
        onUnavailable={onUnavailable}
      />
      {place && <PlaceCard place={place} />}
    </>
  );
}

function PlaceCard({ place }: { place: MemoryPlace }) {
  const navigate = useNavigate();
  const day = dayOfMonth(place.date_completed);
  return (
    <article className={styles.pop}>
      <PlacePicture place={place} sizes="104px" className={styles.popPicture ?? ''} />
      <div className="grid min-w-0 gap-1">
        <h3 className="t3 wrap-anywhere">
          <Link to="/memories/{-$part}" params={{ part: place.memory }}>
            {place.name}
          </Link>
        </h3>
        <p className="text-small text-ink-2">
          {place.count > 1 ? (
            <button
              type="button"
              className="underline"
              onClick={() =>
                void navigate({ to: '/memories/{-$part}', search: { at: place.memory }, resetScroll: false })
              }
            >
              {memoriesText.moreDays(day, place.count - 1)}
            </button>
          ) : (
            day
          )}
        </p>
        <p>
          <Rating rating={place.rating} />
        </p>
      </div>
    </article>
  );
}
