import type { Category } from '@liora/art/category';
import { CLOSER_SCENES, SUBCATEGORY_SCENES, scenesOfCategory } from '@liora/art/kindScenes';
import { coverChoice } from '@liora/art/placeCover';
import { CATEGORIES } from '@liora/domain/rules/subcategories';
import { expect, test } from 'vitest';
import { loadScene } from './loadScene.ts';

const CATEGORY_NAMES = Object.keys(CATEGORIES) as Category[];
const ids = Array.from({ length: 40 }, (_, i) => `place-${i}`);

test.each(CATEGORY_NAMES)('FIX-60 every subcategory of %s has a scene of its own', (category) => {
  const named: readonly string[] = CATEGORIES[category];
  expect(Object.keys(SUBCATEGORY_SCENES[category]).sort()).toEqual([...named].sort());
  const scenes = named.map((subcategory) => [
    ...new Set(ids.map((id) => coverChoice({ id, category, subcategory }).scene)),
  ]);
  const all = scenes.flat();
  expect(all).toEqual([...new Set(all)]);
});

test('FIX-60 places that their source calls more closely look like what they are', () => {
  const scene = (category: Category, subcategory: string | null, ...types: string[]) =>
    ids.map((id) => coverChoice({ id, category, subcategory, types: [...types, category] }).scene);
  const only = (name: string) => ids.map(() => name);
  expect(scene('Experience', null, 'Bookshop')).toEqual(only('bookshop'));
  expect(scene('Experience', null, 'Cathedral')).toEqual(only('cathedral'));
  expect(scene('Experience', 'Gallery', 'Gallery', 'Lookout tower')).toEqual(only('lookoutTower'));
  expect(scene('Experience', 'Museum', 'Museum', 'Planetarium')).toEqual(only('planetarium'));
  expect(scene('Restaurant', 'Italian', 'Italian', 'Pizza')).toEqual(only('pizzaOven'));
  expect(scene('Outdoor', 'Hiking', 'Hiking', 'Stairway')).toEqual(only('stairway'));
});

test('FIX-60 no row of the closer kinds is a subcategory, which has its own', () => {
  for (const category of CATEGORY_NAMES) {
    const named: readonly string[] = CATEGORIES[category];
    expect(Object.keys(CLOSER_SCENES[category]).filter((kind) => named.includes(kind))).toEqual([]);
  }
});

test('FIX-60 every scene of the tables is a file that pages load', async () => {
  for (const category of CATEGORY_NAMES)
    for (const scene of scenesOfCategory(category))
      await expect(loadScene(category, scene)).resolves.toBeTypeOf('function');
});
