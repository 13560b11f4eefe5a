import { escapedHtml } from '@liora/domain/rules/escapedHtml';
import { type NamedLine, placeLineNames } from '@liora/domain/rules/lineNames';
import { GROUND } from './groundLayers.data.ts';
import { MAP_HEIGHT, MAP_WIDTH } from './mapFrame.rules.ts';

const SIZE_PX = 19;
const APART_PX = 90;
/** Of the letters of a line of text on average. */
const LETTER_PX = SIZE_PX * 0.56;
const PICTURE = {
  width: MAP_WIDTH,
  height: MAP_HEIGHT,
  apart: APART_PX,
  widthOf: (name: string) => name.length * LETTER_PX,
};

/** The names of streets on a map, each along its street where there is room for it. */
export function streetNames(lines: Iterable<NamedLine>): string {
  return placeLineNames(lines, PICTURE)
    .map(
      ({ name, x, y, turn }) =>
        `<text transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})" y="6" fill="${GROUND.label}" stroke="${GROUND.halo}" stroke-width="5" paint-order="stroke" stroke-linejoin="round" font-size="${SIZE_PX}" text-anchor="middle">${escapedHtml(name)}</text>`,
    )
    .join('');
}
