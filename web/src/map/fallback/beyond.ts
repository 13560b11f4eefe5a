import { contains } from '../geo/bounds.ts';
import type { Drawing, DrawnFeature } from '../geo/drawing.ts';
import type { Position } from '../geo/polygon.ts';
import type { Bounds } from '../mapTypes.ts';

/**
 * The part of a drawing outside some boxes: areas that lie wholly outside, and lines without the points
 * inside. Tiles at the edge of an archive paint water over all of their square, and these go on top.
 */
export function beyond<P extends { sort: string }>(
  drawing: Drawing<P>,
  boxes: readonly Bounds[],
): Drawing<P> {
  const outside = ([lng, lat]: Position) => !boxes.some((box) => contains(box, { lat, lng }));
  const features = drawing.features.flatMap((feature): DrawnFeature<P>[] => {
    const { geometry } = feature;
    if (feature.properties.sort === 'water') return [];
    if (geometry.type === 'Polygon')
      return geometry.coordinates.flat().every((at) => outside(at)) ? [feature] : [];
    if (geometry.type !== 'LineString' && geometry.type !== 'MultiLineString') return [];
    const lines = geometry.type === 'LineString' ? [geometry.coordinates] : geometry.coordinates;
    const coordinates = lines.flatMap((line) => outsideRuns(line, outside));
    return [{ ...feature, geometry: { type: 'MultiLineString', coordinates } }];
  });
  return { type: 'FeatureCollection', features };
}

/** The stretches of a line whose points are all outside, two points or more each. */
function outsideRuns(line: readonly Position[], outside: (at: Position) => boolean): Position[][] {
  const runs: Position[][] = [[]];
  for (const at of line) {
    if (outside(at)) runs.at(-1)?.push(at);
    else runs.push([]);
  }
  return runs.filter((run) => run.length > 1);
}
