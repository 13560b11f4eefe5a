import type { LovedPlace } from '@liora/domain/contract/reviews';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@tanstack/react-store';
import { useMemo } from 'react';
import { orpc } from '../../../lib/api.ts';
import { locationStore } from '../../../lib/location/locationStore.ts';
import { boundsOf } from '../../../map/geo/bounds.ts';
import type { PointedStore } from '../../../map/mapTypes.ts';
import RestingMapView from '../../../map/still/RestingMapView.tsx';
import { mapPoints } from '../../places/browse/map/mapPoints.rules.ts';
import { lovedText } from '../reviews.text.ts';

interface LovedMapProps {
  places: readonly LovedPlace[];
  pointed: PointedStore;
  onUnavailable: () => void;
}

/** The map is drawn around the nearest; what lies farther out is a drag away. */
const FITTED = 6;

export function LovedMap({ places, pointed, onUnavailable }: LovedMapProps) {
  const config = useQuery(orpc.platform.start.queryOptions()).data?.map;
  const known = useSelector(locationStore);
  const navigate = useNavigate();
  const points = useMemo(
    () => mapPoints(places.map(({ place, overall_rating }) => ({ ...place, sparkScore: overall_rating }))),
    [places],
  );
  const fit = useMemo(() => boundsOf(points.slice(0, FITTED)), [points]);
  const [first] = points;
  if (!config || !first) return null;
  return (
    <RestingMapView
      config={config}
      points={points}
      center={{ lat: first.lat, lng: first.lng }}
      fit={fit}
      pointed={pointed}
      me={known ? { lat: known.latitude, lng: known.longitude } : null}
      ariaLabel={lovedText.map}
      onSelect={(id) => void navigate({ to: '/place/$id', params: { id } })}
      onUnavailable={onUnavailable}
    />
  );
}
