import type { LatLng } from '@liora/domain/rules/distance';

/** Points of a line or ring in order, degrees. */
export type Line = readonly LatLng[];

/** The one point that stands for a way: the centroid of a closed one, the middle of a line. Null without points. */
export function pointOfLine(line: Line): LatLng | null {
  return isRing(line) ? pointOfRings([line]) : middle(line);
}

/** Centroid of the area inside the rings, weighted by area. Null without points. */
export function pointOfRings(rings: readonly Line[]): LatLng | null {
  let [area, lat, lng] = [0, 0, 0];
  for (const ring of rings) {
    const part = ringMoments(ring);
    area += part.area;
    lat += part.lat;
    lng += part.lng;
  }
  return area === 0 ? average(rings.flat()) : { lat: lat / area, lng: lng / area };
}

/** Null without points. */
export function average(points: Line): LatLng | null {
  if (points.length === 0) return null;
  const sum = points.reduce((a, b) => ({ lat: a.lat + b.lat, lng: a.lng + b.lng }));
  return { lat: sum.lat / points.length, lng: sum.lng / points.length };
}

/** Joins pieces at equal ends into rings; what does not close is left out. */
export function joinRings(pieces: readonly Line[]): Line[] {
  const open = pieces.filter((piece) => piece.length > 1);
  const rings: Line[] = [];
  while (open.length > 0) {
    let ring = [...(open.pop() ?? [])];
    for (let next = findNext(ring, open); next >= 0 && !isRing(ring); next = findNext(ring, open)) {
      const [piece = []] = open.splice(next, 1);
      ring = [...ring, ...(same(ring.at(-1), piece[0]) ? piece : piece.toReversed()).slice(1)];
    }
    if (isRing(ring)) rings.push(ring);
  }
  return rings;
}

const same = (a: LatLng | undefined, b: LatLng | undefined) =>
  a !== undefined && b !== undefined && a.lat === b.lat && a.lng === b.lng;
const isRing = (line: Line) => line.length > 3 && same(line[0], line.at(-1));
const findNext = (ring: Line, open: readonly Line[]) =>
  open.findIndex((piece) => same(ring.at(-1), piece[0]) || same(ring.at(-1), piece.at(-1)));

/** Shoelace formula, about the first point: degrees are large beside the size of a building. */
function ringMoments(ring: Line): { area: number; lat: number; lng: number } {
  const [origin] = ring;
  let [area, lat, lng] = [0, 0, 0];
  if (!origin) return { area, lat, lng };
  ring.forEach((a, index) => {
    const b = ring[index + 1] ?? origin;
    const [ax, ay, bx, by] = [a.lng - origin.lng, a.lat - origin.lat, b.lng - origin.lng, b.lat - origin.lat];
    const cross = ax * by - bx * ay;
    area += cross / 2;
    lng += ((ax + bx) * cross) / 6;
    lat += ((ay + by) * cross) / 6;
  });
  const sign = area < 0 ? -1 : 1;
  return {
    area: Math.abs(area),
    lat: sign * lat + Math.abs(area) * origin.lat,
    lng: sign * lng + Math.abs(area) * origin.lng,
  };
}

function middle(line: Line): LatLng | null {
  const lengths = line.slice(1).map((to, index) => distance(line[index] ?? to, to));
  let left = lengths.reduce((sum, length) => sum + length, 0) / 2;
  for (const [index, length] of lengths.entries()) {
    const [from, to] = [line[index], line[index + 1]];
    if (from && to && length > 0 && left <= length) {
      const share = left / length;
      return { lat: from.lat + (to.lat - from.lat) * share, lng: from.lng + (to.lng - from.lng) * share };
    }
    left -= length;
  }
  return line[0] ?? null;
}

function distance(a: LatLng, b: LatLng): number {
  return Math.hypot(a.lat - b.lat, (a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180));
}
