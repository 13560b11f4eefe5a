import type { Pixel } from '../geo/mercator.ts';

export interface Placed {
  id: string;
  at: Pixel;
}

export interface Cluster {
  ids: string[];
  /** Mean position of the members. */
  at: Pixel;
}

export interface Clustering {
  clusters: Cluster[];
  singles: string[];
}

interface Options {
  /** Points within this many CSS pixels of a crowd's first member belong to it. */
  radius: number;
  /** Smaller groups stay single: two or three specks side by side are still readable. */
  smallest: number;
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Gathers crowds of points, greedily in the order given, so that the same list always gives the
 * same clusters. Quadratic, which 200 points take in well under a millisecond.
 */
export function clusterPoints(points: readonly Placed[], { radius, smallest }: Options): Clustering {
  const free = new Set(points);
  const clusters: Cluster[] = [];
  const singles: string[] = [];
  for (const seed of points) {
    if (!free.has(seed)) continue;
    const near = [...free].filter(({ at }) => Math.hypot(at.x - seed.at.x, at.y - seed.at.y) <= radius);
    const members = near.length >= smallest ? near : [seed];
    for (const member of members) free.delete(member);
    if (members.length === 1) singles.push(seed.id);
    else clusters.push(asCluster(members));
  }
  return { clusters, singles };
}

function asCluster(members: Placed[]): Cluster {
  return {
    ids: members.map(({ id }) => id),
    at: { x: mean(members.map(({ at }) => at.x)), y: mean(members.map(({ at }) => at.y)) },
  };
}
