import { expect, test } from 'vitest';
import type { Category } from './category.ts';
import type { Hour } from './palettes.ts';
import { placeCover } from './placeCoverAtOnce.ts';
import { SCENES } from './scenes/sceneList.ts';

const HOURS: Hour[] = ['day', 'dusk', 'night'];
const SIZES = [
  [400, 300],
  [72, 72],
  [1200, 300],
  [320, 568],
] as const;
/** How many numbers one step of each command takes. */
const NUMBERS: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  t: 2,
  h: 1,
  v: 1,
  q: 4,
  s: 4,
  c: 6,
  a: 7,
  z: 0,
};

/** What is wrong with path data: browsers draw nothing from there on, and say so on the console. */
function wrongIn(data: string): string | null {
  const steps = data.match(/[a-z][^a-z]*/gi) ?? [];
  if (!/^m/i.test(data) || steps.join('') !== data) return data.slice(0, 60);
  for (const step of steps) {
    const count = NUMBERS[step.charAt(0).toLowerCase()];
    const given = step.slice(1).match(/-?\d+(?:\.\d+)?|\S+/g) ?? [];
    const isWhole = count === 0 ? given.length === 0 : count !== undefined && given.length % count === 0;
    if (
      !isWhole ||
      (count !== 0 && given.length === 0) ||
      given.some((number) => Number.isNaN(Number(number)))
    )
      return step;
  }
  return null;
}

test('FIX-60 every scene is drawn by whole paths, whatever the place, the hour and the shape of the picture', () => {
  const wrong: string[] = [];
  for (const [category, scenes] of Object.entries(SCENES))
    for (const scene of Object.keys(scenes))
      for (const [width, height] of SIZES)
        for (let nth = 0; nth < 6; nth++) {
          const hour = HOURS[nth % 3] ?? 'day';
          const svg = placeCover({
            id: `place-${nth}`,
            category: category as Category,
            scene,
            width,
            height,
            hour,
          });
          const first = [...svg.matchAll(/ d="([^"]*)"/g)]
            .map(([, data = '']) => wrongIn(data))
            .find((step) => step !== null);
          if (first) wrong.push(`${category}/${scene} ${width}x${height} place-${nth}: ${first}`);
        }
  expect(wrong).toEqual([]);
});
