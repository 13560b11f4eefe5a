import { mapText } from '../map.text.ts';
import type { RouteStop } from '../mapTypes.ts';

/** Numbered stops; the last one is coral. Two stops may share a place, so the number is the key. */
export function RouteStops({ stops }: { stops: readonly RouteStop[] }) {
  return stops.map((stop, index) => {
    const number = index + 1;
    return (
      <div
        className="map-at"
        data-lat={stop.lat}
        data-lng={stop.lng}
        data-layer="stop"
        key={`stop-${number}`}
      >
        <span
          className="map-stop"
          role="img"
          aria-label={mapText.stop(number, stop.label)}
          data-last={number === stops.length}
        >
          {number}
        </span>
      </div>
    );
  });
}
