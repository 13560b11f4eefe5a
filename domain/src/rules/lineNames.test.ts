import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeLineNames } from './lineNames.ts';

const PICTURE = { width: 400, height: 300, widthOf: (name: string) => name.length * 7, apart: 80 };
const point = fc.record({
  x: fc.double({ min: -400, max: 800, noNaN: true }),
  y: fc.double({ min: -300, max: 600, noNaN: true }),
});
const streets = fc.array(
  fc.record({
    name: fc.constantFrom('Oak', 'Columbus Avenue', 'Grant Avenue', 'A street with a very long name indeed'),
    line: fc.array(point, { minLength: 2, maxLength: 5 }),
  }),
  { maxLength: 12 },
);

test('FIX-73 names of streets stand on the picture, once each, apart from each other and never upside down', () => {
  fc.assert(
    fc.property(streets, (lines) => {
      const placed = placeLineNames(lines, PICTURE);
      expect(new Set(placed.map(({ name }) => name)).size).toBe(placed.length);
      for (const [index, { x, y, turn }] of placed.entries()) {
        expect(x).toBeGreaterThanOrEqual(-10);
        expect(x).toBeLessThanOrEqual(410);
        expect(y).toBeGreaterThanOrEqual(-10);
        expect(y).toBeLessThanOrEqual(310);
        expect(Math.abs(turn)).toBeLessThanOrEqual(90 + 1e-9);
        for (const other of placed.slice(0, index))
          expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThanOrEqual(80);
      }
    }),
  );
});

const COLUMBUS = {
  name: 'Columbus',
  line: [
    { x: 0, y: 150 },
    { x: 400, y: 150 },
  ],
};

test('FIX-73 a name stands in the middle of its street, and elsewhere along it where a pin covers that', () => {
  expect(placeLineNames([COLUMBUS], PICTURE)).toEqual([{ name: 'Columbus', x: 200, y: 150, turn: 0 }]);
  const [beside] = placeLineNames([COLUMBUS], { ...PICTURE, isFree: ({ x }) => Math.abs(x - 200) > 60 });
  expect(beside?.y).toBe(150);
  expect(Math.abs((beside?.x ?? 200) - 200)).toBeGreaterThan(60);
});

test('a street with no room for its name has none', () => {
  expect(
    placeLineNames(
      [
        {
          ...COLUMBUS,
          line: [
            { x: 100, y: 150 },
            { x: 130, y: 150 },
          ],
        },
      ],
      PICTURE,
    ),
  ).toEqual([]);
  expect(placeLineNames([COLUMBUS], { ...PICTURE, isFree: () => false })).toEqual([]);
});
