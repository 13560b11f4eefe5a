import { expect, test } from 'vitest';
import { barSteps, burstRays, dialRays } from './sparkRays.ts';

const length = ({ from, to }: { from: readonly [number, number]; to: readonly [number, number] }) =>
  Math.hypot(to[0] - from[0], to[1] - from[1]);

test('8.7 lights eight rays, seven tenths of the ninth, and leaves the tenth dark', () => {
  const shares = dialRays(8.7, 1000).map((ray) => (ray.lit ? length(ray.lit) / length(ray) : 0));
  expect(shares.map((share) => share.toFixed(1))).toEqual([...Array(8).fill('1.0'), '0.7', '0.0']);
});

test('the first ray points to twelve o’clock and the next ones follow clockwise', () => {
  const [first, second] = dialRays(10, 100);
  expect(first?.to).toEqual([50, 3]);
  expect(second?.to[0]).toBeGreaterThan(50);
  expect(second?.to[1]).toBeLessThan(50);
});

test('no reviews leave every ray dark, ten out of ten lights them all', () => {
  expect(dialRays(0, 18).filter((ray) => ray.lit)).toHaveLength(0);
  expect(dialRays(10, 18).filter((ray) => ray.lit)).toHaveLength(10);
});

test('the large dial lights its forty rays in the same share', () => {
  expect(burstRays(8.7, 96).filter((ray) => ray.on)).toHaveLength(35);
  expect(burstRays(0, 96).some((ray) => ray.on)).toBe(false);
  expect(burstRays(10, 96).every((ray) => ray.on)).toBe(true);
});

test('a bar fills its ten steps from the left', () => {
  expect(barSteps(8.4)).toEqual([100, 100, 100, 100, 100, 100, 100, 100, 40, 0]);
});
