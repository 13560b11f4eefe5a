import { distanceMiles } from '@liora/domain/rules/distance';
import { boundsOf } from '../geo/bounds.ts';
import { type Pixel, worldPixel } from '../geo/mercator.ts';
import type { Bounds, LatLng, MapCrowd, MapPoint } from '../mapTypes.ts';
import { clusterPoints, type Placed } from './cluster.ts';
import { type Claim, winners } from './collision.ts';
import { type PinAppearance, pillSize, wantedAppearance } from './pinAppearance.ts';
import { spreadOffsets } from './spread.ts';

export interface PlacedPin {
  type: 'pin';
  point: MapPoint;
  look: PinAppearance;
  at: LatLng;
  /** CSS pixels from `at`, for pins that share one spot. */
  offset: Pixel;
}

export interface PlacedCluster {
  type: 'cluster';
  /** Stable as long as the members stay the same. */
  id: string;
  count: number;
  /** There are at least so many. */
  more: boolean;
  at: LatLng;
  bounds: Bounds;
}

export type PlacedItem = PlacedPin | PlacedCluster;

/** What the element of an item carries as `data-key`. */
export const keyOf = (item: PlacedItem) => (item.type === 'pin' ? item.point.id : item.id);

/** The one of `items` that stands nearest to a spot; null when there is none. */
export function nearestTo(spot: LatLng, items: readonly PlacedItem[]): PlacedItem | null {
  const far = ({ at }: PlacedItem) => distanceMiles(spot, at);
  return items.reduce<PlacedItem | null>(
    (near, item) => (near && far(near) <= far(item) ? near : item),
    null,
  );
}

interface View {
  zoom: number;
  /** Ids shown as selected. */
  active: ReadonlySet<string>;
  /** Stand as they are, after the points; pills make room for them. */
  crowds?: readonly MapCrowd[];
}

/** From here on nothing is gathered any more: pins on one spot are moved apart instead. */
export const SPREAD_ZOOM = 17;
const NONE: Pixel = { x: 0, y: 0 };
const ACTIVE_RANK = 100;
const CLUSTER_RANK = 50;

/**
 * Decides for every point whether it is a pill or picture, a speck or part of a cluster. Works in world
 * pixels, so the result depends on the zoom alone and stays still while the map is dragged.
 * List order is kept; a cluster stands where its first member stood.
 */
export function layOutPins(points: readonly MapPoint[], view: View): PlacedItem[] {
  const placed = points.map((point) => ({ id: point.id, at: worldPixel(point, view.zoom) }));
  const { clusterOf, claims } = gather(placed, points, view);
  const offsets = view.zoom >= SPREAD_ZOOM ? spreadOffsets(placed) : new Map<string, Pixel>();
  const crowds = (view.crowds ?? []).map(crowdItem);
  const crowdClaims = crowds.map((item) => clusterClaim(item.id, worldPixel(item.at, view.zoom)));
  const kept = winners([...claims, ...crowdClaims, ...pillClaims(placed, points, view, clusterOf, offsets)]);
  const items = points.flatMap((point): PlacedItem[] => {
    const cluster = clusterOf.get(point.id);
    if (cluster) return cluster.first === point.id ? [cluster.item] : [];
    const wanted = wantedAppearance(point, view.zoom, view.active.has(point.id));
    const look = wanted !== 'selected' && !kept.has(point.id) ? 'speck' : wanted;
    return [{ type: 'pin', point, look, at: point, offset: offsets.get(point.id) ?? NONE }];
  });
  return [...items, ...crowds];
}

const clusterClaim = (id: string, at: Pixel): Claim => ({
  id,
  at: { x: at.x, y: at.y + 16 },
  width: 44,
  height: 32,
  rank: CLUSTER_RANK,
});

/** Stable as long as its places stay the same. */
function crowdItem({ lat, lng, count, more, bounds }: MapCrowd): PlacedCluster {
  return { type: 'cluster', id: `crowd:${lat},${lng}`, count, more, at: { lat, lng }, bounds };
}

interface Membership {
  first: string;
  item: PlacedCluster;
}

function gather(placed: readonly Placed[], points: readonly MapPoint[], view: View) {
  const clusterOf = new Map<string, Membership>();
  const claims: Claim[] = [];
  if (view.zoom >= SPREAD_ZOOM) return { clusterOf, claims };
  const byId = new Map(points.map((point) => [point.id, point]));
  // The selected pin never disappears into a crowd.
  const loose = placed.filter(({ id }) => !view.active.has(id));
  const { clusters } = clusterPoints(loose, crowd(view.zoom));
  for (const { ids, at } of clusters) {
    const item = clusterItem(ids.flatMap((id) => byId.get(id) ?? []));
    if (!item) continue;
    for (const id of ids) clusterOf.set(id, { first: ids[0] ?? id, item });
    claims.push(clusterClaim(item.id, at));
  }
  return { clusterOf, claims };
}

/** Far out a handful close together is a crowd; near by only pins that cover each other are. */
function crowd(zoom: number): { radius: number; smallest: number } {
  return zoom < 13.5 ? { radius: 30, smallest: 4 } : { radius: 11, smallest: 3 };
}

function clusterItem(members: MapPoint[]): PlacedCluster | null {
  const bounds = boundsOf(members);
  if (!bounds) return null;
  const at = { lat: (bounds.north + bounds.south) / 2, lng: (bounds.east + bounds.west) / 2 };
  const id = `cluster:${members.map((member) => member.id).join('|')}`;
  return { type: 'cluster', id, count: members.length, more: false, at, bounds };
}

function pillClaims(
  placed: readonly Placed[],
  points: readonly MapPoint[],
  view: View,
  clusterOf: ReadonlyMap<string, Membership>,
  offsets: ReadonlyMap<string, Pixel>,
): Claim[] {
  return points.flatMap((point, index): Claim[] => {
    const spot = placed[index];
    const active = view.active.has(point.id);
    const look = wantedAppearance(point, view.zoom, active);
    if (!spot || look === 'speck' || clusterOf.has(point.id)) return [];
    const offset = offsets.get(point.id) ?? NONE;
    const at = { x: spot.at.x + offset.x, y: spot.at.y + offset.y };
    return [{ id: point.id, at, ...pillSize(point, look), rank: active ? ACTIVE_RANK : (point.score ?? 0) }];
  });
}
