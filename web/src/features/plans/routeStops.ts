interface Located {
  latitude: number | null;
  longitude: number | null;
}

const known = new WeakMap<readonly Located[], { lat?: number; lng?: number }[]>();

/** Stops as the cover draws them. The same list gives the same array, so that a cover is drawn once. */
export function routeStops(stops: readonly Located[]): { lat?: number; lng?: number }[] {
  const before = known.get(stops);
  if (before) return before;
  const drawn = stops.map(({ latitude, longitude }) =>
    latitude === null || longitude === null ? {} : { lat: latitude, lng: longitude },
  );
  known.set(stops, drawn);
  return drawn;
}
