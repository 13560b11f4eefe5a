import { kindTexts } from '@liora/domain/rules/kinds.text';
import { vibeTexts } from '@liora/domain/rules/tags.text';
import { expect, test } from 'vitest';
import { ART_VIBES, OSM_KINDS, OVERTURE_KINDS, SWEET_AND_COFFEE } from './placeKinds.data.ts';

test('FIX-56 what an import calls a place has a message', () => {
  const kinds = [...Object.values(OSM_KINDS), ...Object.values(OVERTURE_KINDS)].filter(
    (kind) => kind !== null,
  );
  const called = kinds.flatMap(({ subcategory, called = [] }) => [
    ...(subcategory ? [subcategory] : []),
    ...called,
  ]);
  const sweet = Object.values(SWEET_AND_COFFEE).flatMap(([, subcategory]) => subcategory ?? []);
  const vibes = [...kinds.flatMap(({ vibes = [] }) => vibes), ...Object.values(ART_VIBES)];
  expect([...called, ...sweet].filter((kind) => !Object.hasOwn(kindTexts, kind))).toEqual([]);
  expect(vibes.filter((vibe) => !Object.hasOwn(vibeTexts, vibe))).toEqual([]);
});
