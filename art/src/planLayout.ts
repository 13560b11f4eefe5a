export type Stop = { lat?: number | null; lng?: number | null };
/** Pixels from the left and from the top. */
export type Point = [x: number, y: number];
/** Pixels kept free of stops, for what lies over the cover. */
export type Inset = { t?: number; r?: number; b?: number; l?: number };

type Frame = { W: number; H: number; padX: number; padT: number; padB: number };

/**
 * Where the stops of a plan lie on a `width` x `height` cover: north up, inside the safe box, no two nearer
 * than about `min` pixels. If any stop lacks coordinates, all of them sit on a curve shaped by `random`.
 */
export function layoutStops(
  stops: readonly Stop[],
  width: number,
  height: number,
  random: () => number,
  min: number,
  { t = 0, r = 0, b = 0, l = 0 }: Inset = {},
): Point[] {
  const frame = frameOf(width - l - r, height - t - b);
  const known = stops.flatMap(({ lat, lng }) => (isKnown(lat) && isKnown(lng) ? [{ lat, lng }] : []));
  const onMap = known.length >= 2 && known.length === stops.length;
  const placed = onMap ? project(known, frame) : alongCurve(stops.length, frame, random);
  const apart = relax(placed.map(nudge(frame)), frame, min);
  return apart.map(([x, y]) => [l + x, t + y]);
}

const isKnown = (v: number | null | undefined): v is number => Number.isFinite(v);

function frameOf(W: number, H: number): Frame {
  const u = Math.min(W, H);
  return { W, H, padX: Math.max(u * 0.2, W * 0.16), padT: u * 0.22, padB: u * 0.24 };
}

/** Equirectangular, with the cosine of the mean latitude; one axis stretches at most 2.2 times. */
function project(stops: readonly { lat: number; lng: number }[], { W, H, padX, padT, padB }: Frame): Point[] {
  const [south, north] = extent(stops.map((s) => s.lat));
  const [west, east] = extent(stops.map((s) => s.lng));
  const [midLat, midLng] = [(south + north) / 2, (west + east) / 2];
  const c = Math.cos((midLat * Math.PI) / 180);
  const sx = (W - 2 * padX) / Math.max((east - west) * c, 1e-5);
  const sy = (H - padT - padB) / Math.max(north - south, 1e-5);
  const most = Math.min(sx, sy) * 2.2;
  return stops.map(({ lat, lng }) => [
    W / 2 + (lng - midLng) * c * Math.min(sx, most),
    (H + padT - padB) / 2 - (lat - midLat) * Math.min(sy, most),
  ]);
}

const extent = (values: number[]) => [Math.min(...values), Math.max(...values)] as const;

function alongCurve(count: number, { W, H, padX, padB }: Frame, random: () => number): Point[] {
  return Array.from({ length: count }, (_, i) => {
    const t = count > 1 ? i / (count - 1) : 0.5;
    const swing = Math.sin(t * Math.PI * 1.6 + random() * 0.9) * (H / 2 - padB) * 0.85;
    return [padX + t * (W - 2 * padX), H * 0.5 + swing * (i % 2 ? 1 : -1)];
  });
}

function clamp(x: number, y: number, { W, H, padX, padT, padB }: Frame): Point {
  return [
    Math.min(W - padX * 0.7, Math.max(padX * 0.7, x)),
    Math.min(H - padB * 0.8, Math.max(padT * 0.8, y)),
  ];
}

/** Half a pixel at the golden angle, so that stops at one address can part company. */
const nudge =
  (frame: Frame) =>
  ([x, y]: Point, i: number): Point =>
    clamp(x + Math.cos(i * 2.4) * 0.5, y + Math.sin(i * 2.4) * 0.5, frame);

function relax(points: readonly Point[], frame: Frame, min: number): Point[] {
  const P = [...points];
  for (let pass = 0; pass < 160; pass++) {
    for (let i = 0; i < P.length; i++) {
      for (let j = i + 1; j < P.length; j++) part(P, i, j, frame, min);
    }
  }
  return P;
}

function part(P: Point[], i: number, j: number, frame: Frame, min: number) {
  const [a, b] = [P[i], P[j]];
  if (!a || !b) return;
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const distance = Math.hypot(dx, dy) || 0.01;
  if (distance >= min) return;
  const q = (min * 1.02 - distance) / 2 / distance;
  P[i] = clamp(a[0] - dx * q, a[1] - dy * q, frame);
  P[j] = clamp(b[0] + dx * q, b[1] + dy * q, frame);
}
