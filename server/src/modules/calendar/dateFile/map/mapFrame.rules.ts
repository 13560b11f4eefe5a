export interface Spot {
  latitude: number;
  longitude: number;
}

/** A rectangle of the world map (Web Mercator), in tiles of `zoom`, and how many pixels of the drawing one tile takes. */
export interface MapFrame {
  zoom: number;
  left: number;
  top: number;
  tilePixels: number;
}

export const MAP_WIDTH = 1200;
export const MAP_HEIGHT = 800;

/** So much of the ground around stops that lie close together, as a share of the world's width at the equator: some 350 m. */
const LEAST_SHARE = 350 / 40_075_016;
/** Stops stay clear of the rim, where their numbers would be cut off. */
const ROOM = 1.5;
/** At most so many tiles side by side: more detail than a phone can show would only weigh. */
const TILES_ACROSS = 3;
const MAX_LATITUDE = 85.051129;

/** Position on the world map, each from 0 to 1, y downwards. */
function onWorld({ latitude, longitude }: Spot): { x: number; y: number } {
  const sin = Math.sin((Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, latitude)) * Math.PI) / 180);
  return { x: (longitude + 180) / 360, y: 0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI) };
}

/** The part of the map around these spots; null without any, and where they lie on both sides of the date line. */
export function frameAround(spots: readonly Spot[], maxZoom: number): MapFrame | null {
  const [first] = spots;
  if (!first) return null;
  const points = spots.map(onWorld);
  const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))];
  if (right - left > 0.5) return null;
  const least = LEAST_SHARE / Math.cos((first.latitude * Math.PI) / 180);
  const width = Math.max((right - left) * ROOM, (bottom - top) * ROOM * (MAP_WIDTH / MAP_HEIGHT), least);
  const height = (width * MAP_HEIGHT) / MAP_WIDTH;
  const zoom = Math.max(0, Math.min(maxZoom, Math.floor(Math.log2(TILES_ACROSS / width))));
  const tiles = 2 ** zoom;
  return {
    zoom,
    left: ((left + right) / 2 - width / 2) * tiles,
    top: ((top + bottom) / 2 - height / 2) * tiles,
    tilePixels: MAP_WIDTH / (width * tiles),
  };
}

/** Where a spot is on the drawing. */
export function onDrawing(spot: Spot, { zoom, left, top, tilePixels }: MapFrame): { x: number; y: number } {
  const { x, y } = onWorld(spot);
  return { x: (x * 2 ** zoom - left) * tilePixels, y: (y * 2 ** zoom - top) * tilePixels };
}

/** The tiles that a frame touches. */
export function tilesOf({ zoom, left, top, tilePixels }: MapFrame): { x: number; y: number }[] {
  const last = 2 ** zoom - 1;
  const within = (value: number) => Math.max(0, Math.min(last, Math.floor(value)));
  const found: { x: number; y: number }[] = [];
  for (let y = within(top); y <= within(top + MAP_HEIGHT / tilePixels); y += 1)
    for (let x = within(left); x <= within(left + MAP_WIDTH / tilePixels); x += 1) found.push({ x, y });
  return found;
}
