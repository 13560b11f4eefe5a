import { describe, expect, it, test } from 'vitest';
import type { Category } from './category.ts';
import { CLOSER_SCENES, GENERAL_SCENES, SUBCATEGORY_SCENES } from './kindScenes.ts';
import { coverChoice } from './placeCover.ts';

const categories = Object.keys(GENERAL_SCENES) as Category[];
const ids = Array.from({ length: 60 }, (_, i) => `place-${i}`);

describe('what the cover of a place shows', () => {
  it('FIX-60 is a scene of its subcategory, the same one every time', () => {
    for (const category of categories) {
      for (const [subcategory, scenes] of Object.entries(SUBCATEGORY_SCENES[category])) {
        const chosen = ids.map((id) => coverChoice({ id, category, subcategory }));
        expect(new Set(chosen.map(({ scene }) => scene))).toEqual(new Set(scenes));
        expect(ids.map((id) => coverChoice({ id, category, subcategory }))).toEqual(chosen);
      }
    }
  });

  it('FIX-60 is a scene of the closest kind that its source names, however that is written', () => {
    for (const category of categories) {
      const [subcategory = null] = Object.keys(SUBCATEGORY_SCENES[category]);
      for (const [kind, scenes] of Object.entries(CLOSER_SCENES[category])) {
        const types = [subcategory ?? '', category, kind.toLowerCase()];
        for (const id of ids)
          expect(scenes).toContain(coverChoice({ id, category, subcategory, types }).scene);
      }
    }
  });

  it('FIX-60 is a scene of a further kind where its category has no subcategory for it', () => {
    const place = { category: 'Experience', subcategory: null, types: ['Gallery', 'Experience'] };
    for (const id of ids) expect(coverChoice({ id, ...place }).scene).toBe('galleryWall');
  });

  it('FIX-60 is a general scene where a kind is not known, so that nothing specific shows another kind', () => {
    for (const category of categories) {
      const general: readonly string[] = GENERAL_SCENES[category];
      for (const id of ids) {
        const place = { id, category, subcategory: 'Moon base', types: [category, 'constructor', 'Crater'] };
        expect(general).toContain(coverChoice(place).scene);
      }
    }
  });
});

test('FIX-60 a specific scene is general nowhere, and no two subcategories of a category share one', () => {
  for (const category of categories) {
    const general: readonly string[] = GENERAL_SCENES[category];
    const own = Object.values(SUBCATEGORY_SCENES[category]).flat();
    expect(own).toEqual([...new Set(own)]);
    const specific = [...own, ...Object.values(CLOSER_SCENES[category]).flat()];
    expect(specific.filter((scene) => general.includes(scene))).toEqual([]);
  }
});
