import { mapText } from '../map.text.ts';
import type { LatLng } from '../mapTypes.ts';

/** Where the person is, as far as they let it be known. */
export function OwnSpot({ at }: { at: LatLng | null }) {
  if (!at) return null;
  return (
    <div className="map-at" data-layer="me" data-lat={at.lat} data-lng={at.lng}>
      <span className="map-me" role="img" aria-label={mapText.youAreHere} />
    </div>
  );
}
