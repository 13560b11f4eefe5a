import { icu, texts } from '@liora/domain/i18n/texts';
import type { PointMark } from './mapTypes.ts';

export const mapText = texts('map', {
  title: 'Map',
  canvas: 'Map. Use the arrow keys to move it, plus and minus to zoom.',
  youAreHere: 'You are here',
  dropPin: 'Your new pin',
  dropPinKeys: 'Use the arrow keys to move it, with Shift in smaller steps.',
  simpleMap: 'Simple map',
  simpleMapMore: "The detailed map can't be reached right now, so this one is drawn by hand.",
  sparkScore: (score: string) => icu('Spark Score {score}', { score }),
  pin: (name: string, facts: string) => icu('{name}, {facts}', { name, facts }),
  rating: (score: string) => icu('rated {score}', { score }),
  prive: 'Privé',
  own: 'your pin',
  marks: {
    saved: 'saved',
    partner: 'saved by your partner',
    private: 'only you can see it',
  } satisfies Record<PointMark, string>,
  cluster: (count: number) =>
    icu('{count, plural, one {# place} other {# places}} close together. Zoom in', { count }),
  clusterOfMore: (count: number) =>
    icu('At least {count, plural, one {# place} other {# places}} close together. Zoom in', { count }),
  atLeast: (count: string) => icu('{count}+', { count }),
  scale: (distance: string) => icu('Scale: {distance}', { distance }),
  miles: (distance: string) => icu('{distance} mi', { distance }),
  kilometres: (distance: string) => icu('{distance} km', { distance }),
  metres: (distance: string) => icu('{distance} m', { distance }),
  feet: (distance: string) => icu('{distance} ft', { distance }),
  stop: (number: number, label: string) => icu('Stop {number}: {label}', { number, label }),
  pins: 'Places on the map',
});
