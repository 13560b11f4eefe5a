import type { PointMark } from './mapTypes.ts';

export const mapText = {
  title: 'Map',
  canvas: 'Map. Use the arrow keys to move it, plus and minus to zoom.',
  youAreHere: 'You are here',
  simpleMap: 'Simple map',
  simpleMapMore: "The detailed map can't be reached right now, so this one is drawn by hand.",
  sparkScore: (score: string) => `Spark Score ${score}`,
  rating: (score: string) => `rated ${score}`,
  prive: 'Privé',
  own: 'your pin',
  marks: {
    saved: 'saved',
    partner: 'saved by your partner',
    private: 'only you can see it',
  } satisfies Record<PointMark, string>,
  cluster: (count: number) => `${count} places close together. Zoom in`,
  stop: (number: number, label: string) => `Stop ${number}: ${label}`,
  pins: 'Places on the map',
} as const;
