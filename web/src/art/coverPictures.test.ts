import { coverChoice } from '@liora/art/placeCover';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetPersonalData } from '../lib/personalData.ts';
import { coverPicture } from './coverPictures.ts';
import { loadScene } from './loadScene.ts';

const place = { id: 'liora-city-lights', category: 'Activity' };

const NOTHING_STORED = { length: 0, key: () => null, removeItem: () => undefined };
afterEach(() => vi.unstubAllGlobals());

test('FIX-71 a small cover is drawn once for each size and light, and not kept beyond signing out', async () => {
  const choice = coverChoice(place);
  const draw = vi.fn(await loadScene(choice.category, choice.scene));
  const day = { id: place.id, size: 132, light: 'day' } as const;
  const first = coverPicture(day, choice, draw);
  expect(decodeURIComponent(first)).toMatch(/^data:image\/svg\+xml,<svg xmlns=.*<\/svg>$/s);
  expect(coverPicture(day, choice, draw)).toBe(first);
  expect(draw).toHaveBeenCalledTimes(1);
  coverPicture({ ...day, size: 120 }, choice, draw);
  expect(coverPicture({ ...day, light: 'night' }, choice, draw)).not.toBe(first);
  expect(draw).toHaveBeenCalledTimes(3);
  vi.stubGlobal('localStorage', NOTHING_STORED);
  vi.stubGlobal('sessionStorage', NOTHING_STORED);
  forgetPersonalData('signed out');
  coverPicture(day, choice, draw);
  expect(draw).toHaveBeenCalledTimes(4);
});
