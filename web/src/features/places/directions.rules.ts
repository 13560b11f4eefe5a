/** What is needed to lead somebody to a place. */
export interface Destination {
  name: string;
  address: string | null;
  latitude: number | null;
  longitude: number | null;
}

/** The map app that a device opens for a link. */
export type MapApp = 'apple' | 'geo' | 'openstreetmap';

/** By the browser's own words about its device. */
export function mapAppOf(userAgent: string): MapApp {
  if (/android/i.test(userAgent)) return 'geo';
  return /iphone|ipad|ipod|macintosh/i.test(userAgent) ? 'apple' : 'openstreetmap';
}

/**
 * A link to the way on foot in a map app, or null when nobody knows where the place is. The reader's own position is left
 * to that app: it is never put into an address (RUL-64).
 */
export function directionsUrl(to: Destination, app: MapApp): string | null {
  const { name, address, latitude, longitude } = to;
  if (latitude === null || longitude === null) {
    return address && `https://www.openstreetmap.org/search?${new URLSearchParams({ query: address })}`;
  }
  const spot = `${latitude},${longitude}`;
  if (app === 'geo') return `geo:${spot}?q=${spot}(${encodeURIComponent(name)})`;
  if (app === 'apple') return `https://maps.apple.com/?${new URLSearchParams({ daddr: spot, dirflg: 'w' })}`;
  const route = new URLSearchParams({ engine: 'fossgis_osrm_foot', route: `;${spot}` });
  return `https://www.openstreetmap.org/directions?${route}`;
}
