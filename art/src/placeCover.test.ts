import { describe, expect, it } from 'vitest';
import { type Category, normalCategory } from './category.ts';
import { GENERAL_SCENES, scenesOfCategory } from './kindScenes.ts';
import type { Hour } from './palettes.ts';
import { placeCover } from './placeCoverAtOnce.ts';
import { SCENES } from './scenes/sceneList.ts';
import { hash } from './seed.ts';

const categories = Object.keys(SCENES) as Category[];
const hours: Hour[] = ['day', 'dusk', 'night'];
const scenes = categories.flatMap((category) =>
  Object.keys(SCENES[category]).map((scene) => ({ category, scene })),
);
const ids = Array.from({ length: 100 }, (_, i) => `place-${i}`);
const idsIn = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map((m) => m[1] ?? '');
const label = (svg: string) => /data-cover="([^"]+)"/.exec(svg)?.[1];

describe('the cover of a place', () => {
  it('is the same picture every time, for a hundred places', () => {
    for (const id of ids) {
      const o = { id, category: categories[hash(id) % 7] ?? 'Bar', uid: 'a' };
      expect(placeCover(o)).toBe(placeCover({ ...o }));
    }
  });

  it('keeps every scene at every hour as it was drawn', () => {
    const prints = scenes.flatMap(({ category, scene }) =>
      hours.map((hour) => {
        const svg = placeCover({ id: 'florence', category, scene, hour, uid: 'a' });
        return `${category}/${scene}/${hour} ${hash(svg).toString(16)}`;
      }),
    );
    expect(prints).toMatchSnapshot();
  });

  it('FIX-60 shows every general scene of its category somewhere among four hundred places, and no other', () => {
    for (const category of categories) {
      const seen = new Set(
        Array.from({ length: 400 }, (_, i) => label(placeCover({ id: `p${i}`, category }))?.split('/')[1]),
      );
      expect([...seen].sort()).toEqual([...GENERAL_SCENES[category]].sort());
    }
  });

  it('FIX-60 draws each scene that a list or table names, and leaves none out', () => {
    for (const category of categories)
      expect([...scenesOfCategory(category)].sort()).toEqual(Object.keys(SCENES[category]).sort());
  });

  it('is night in the dark theme, with the scene and the composition it has by day', () => {
    for (const id of ids) {
      const [day, night] = [
        placeCover({ id, category: 'Bar' }),
        placeCover({ id, category: 'Bar', light: 'night' }),
      ];
      expect(label(night)).toBe(label(day)?.replace(/[a-z]+$/, 'night'));
      expect(night.includes('scale(-1 1)')).toBe(day.includes('scale(-1 1)'));
    }
  });

  it('gives every gradient an id that begins with the uid, and shares none between two uids', () => {
    for (const { category, scene } of scenes) {
      const [one, two] = ['_r_1_', '«r2»'].map((uid) => idsIn(placeCover({ id: 'x', category, scene, uid })));
      expect(one?.every((id) => id.startsWith('c_r_1_'))).toBe(true);
      expect(two?.every((id) => /^cr2_\d+$/.test(id))).toBe(true);
      expect(new Set([...(one ?? []), ...(two ?? [])]).size).toBe((one?.length ?? 0) + (two?.length ?? 0));
    }
  });

  it.each([
    [24, 24],
    [56, 56],
    [84, 84],
    [390, 320],
    [1200, 300],
    [300, 900],
  ])('draws nothing broken, and under 60 KB, at %i x %i', (width, height) => {
    for (const { category, scene } of scenes) {
      for (const hour of hours) {
        const svg = placeCover({ id: 'x', category, scene, hour, width, height });
        expect(/NaN|undefined|Infinity|null|\de[-+]\d/.exec(svg)?.[0], scene).toBeUndefined();
        expect(svg.length, scene).toBeLessThan(60_000);
      }
    }
  });

  it('lets nothing of a hostile id or category into the markup', () => {
    const bad = '"><script>alert(1)</script>';
    const svg = placeCover({ id: bad, category: bad, scene: bad, uid: bad });
    expect(svg).not.toMatch(/<script|alert\(|">"/);
    expect(label(svg)).toMatch(/^Restaurant\//);
  });

  it('draws a restaurant for names an object carries by itself', () => {
    for (const category of ['constructor', '__proto__', 'toString']) {
      expect(label(placeCover({ id: 'x', category, scene: 'constructor' }))).toMatch(/^Restaurant\//);
    }
  });
});

describe('a raw category text', () => {
  it.each([
    ['Wine Bar', 'Bar'],
    ['Gelateria', 'Dessert'],
    ['Coffee Shop', 'Cafe'],
    ['Comedy Club', 'Entertainment'],
    ['Art Museum', 'Experience'],
    ['Farmers market', 'Outdoor'],
    ['Trattoria', 'Restaurant'],
    ['', 'Restaurant'],
    [undefined, 'Restaurant'],
  ] as const)('%s belongs to %s', (text, category) => expect(normalCategory(text)).toBe(category));
});
