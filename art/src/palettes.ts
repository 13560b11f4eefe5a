import type { Category } from './category.ts';
import { mix } from './colour.ts';
import { nth } from './seed.ts';

export type Hour = 'day' | 'dusk' | 'night';

/**
 * The roles every scene draws with: `s0` and `s1` sky or wall, top and bottom; `a`, `b`, `c` lead,
 * second and third colour; `d` darkest; `p` palest; `l` light source; `x` accent.
 */
const ROLES = ['s0', 's1', 'a', 'b', 'c', 'd', 'p', 'l', 'x'] as const;
type Role = (typeof ROLES)[number];
type Roles = Record<Role, string>;

/** A cast palette: beside the roles, `g` is foliage, which stays green whoever plays the lead. */
export type Palette = Roles & { g: string };

function roles(row: string): Roles {
  const colours = row.split(' ');
  return Object.fromEntries(ROLES.map((role, i) => [role, `#${nth(colours, i)}`])) as Roles;
}

const hours = (day: string, dusk: string, night: string): Record<Hour, Roles> => ({
  day: roles(day),
  dusk: roles(dusk),
  night: roles(night),
});

const PALETTES: Record<Category, Record<Hour, Roles>> = {
  Restaurant: hours(
    'f0cfa6 f8e5c9 c9523a 7e2a33 7f8f58 33151f fff8ec fde3b0 e9a23b',
    'd5654a f3ad74 8f2f38 5a1f33 6f7c4b 2a1120 fdefdc ffd891 f2b04a',
    '2b1424 572236 bb4a3b 7a2a38 77824f 180b15 f7e4c9 ffc766 f0a03c',
  ),
  Bar: hours(
    'f2a25c fbd9a4 d84f2c 6c2e45 8a9a64 2c1426 fff3df ffe6b3 f08a3c',
    '4f2140 c9604a ee7b3b 371533 b49e5a 1d0c1f fbe8ce ffcf7a e9a23b',
    '1b0f20 4a2039 e2793a 301529 7f8e6a 110914 f4dfbe ffc25e d9503c',
  ),
  Cafe: hours(
    'ecdcc0 f8eedd a76f3f 5a3828 93a178 35201d fffbf2 fcebc8 d67a50',
    'd79c60 f2d09d 80502f 4a2a23 7c8a58 2a1617 fff3e0 ffe1a6 c9583d',
    '2e1b1b 5e3a29 b9834f 452920 7e8b5c 190e10 f5e2c4 ffce80 d06a48',
  ),
  Dessert: hours(
    'd3dbb0 eef0d4 f0a07c b4475a fbe3ad 4a2630 fff9ee fff1cf 85513a',
    'f0ab82 fadcb9 c8525b 8c2f48 dbe0ae 3a1b29 fff5e6 ffe6b5 6f3f31',
    '351a2b 70344a e99b78 b84a5a b9c391 1e0e19 f9e7cf ffce8a 9a5a3d',
  ),
  Entertainment: hours(
    'e8a23b f8d38b c5392f 7a1f2e 4c5a80 25142a fff1d6 ffe6a8 e2663f',
    '7f2433 dd5f3f 5b1730 2a1430 e9a23b 1b0c1e fce6c4 ffd27a f08a4a',
    '18111f 44203a b5382f 5e1c2d d99a3a 0f0913 f7e0bb ffc964 e2663f',
  ),
  Experience: hours(
    'e6d3b8 f6ebd9 bd694a 6b7f9c d9a94f 3a2634 fffaf0 ffe7bd 8c9a6b',
    'c47354 f3bf90 7d3e3d 4e5a7c e9b25a 2b1827 fdeedb ffdf9e 8a8f5e',
    '251a2b 5a3947 b9694a 56658a d9a24a 150d19 f1ddc2 ffc976 7d8a5e',
  ),
  Outdoor: hours(
    'c9dcd3 f9e8c4 7d8f57 4f6136 a9b97f 29331f fff9ea ffdb8f e07a4f',
    'ec925e fadba4 737f47 45522f 9ca667 272619 fff1d8 fff0c4 d9573f',
    '1e2434 8b6567 3d4b38 28342a 56664a 12181a f5e4c6 ffe3ac f0a44e',
  ),
};

/** The hours a category keeps in the light theme; repeats are weights. The dark theme is always night. */
const HOURS: Record<Category, readonly Hour[]> = {
  Restaurant: ['day', 'dusk', 'dusk'],
  Bar: ['day', 'dusk', 'night'],
  Cafe: ['day', 'day', 'dusk'],
  Dessert: ['day', 'day', 'dusk'],
  Entertainment: ['day', 'dusk', 'night'],
  Experience: ['day', 'day', 'dusk'],
  Outdoor: ['day', 'day', 'dusk'],
};

/** Who plays `a`, `b`, `c` and `x`, in this order: two trattorias must not share an awning. */
const CASTS: Record<Category, readonly (readonly Role[])[]> = {
  Restaurant: casts('abcx cbax xbca bacx'),
  Bar: casts('abcx xbca abxc'),
  Cafe: casts('abcx abxc'),
  Dessert: casts('abcx bacx cabx xabc'),
  Entertainment: casts('abcx cbax xbca'),
  Experience: casts('abcx bacx cbax'),
  Outdoor: casts('abcx'),
};

function casts(list: string): Role[][] {
  return list.split(' ').map((cast) => [...cast] as Role[]);
}

export const hourOf = (category: Category, h: number): Hour => nth(HOURS[category], h >>> 8);

/** The palette of a category at an hour with the casting and wall tint that bits of `h` choose. */
export function castPalette(category: Category, hour: Hour, h: number): Palette {
  const P = PALETTES[category][hour];
  const cast = nth(CASTS[category], h >>> 12);
  const [a, b, c, x] = [0, 1, 2, 3].map((i) => P[nth(cast, i)]);
  const foliage = category === 'Experience' ? P.x : P.c;
  const played = { ...P, a: a ?? P.a, b: b ?? P.b, c: c ?? P.c, x: x ?? P.x, g: foliage };
  const tint = nth([null, P.c, P.l, P.x], h >>> 16);
  const strength = ((h >>> 20) % 5) * 0.035;
  if (!tint || category === 'Outdoor') return played;
  return { ...played, s0: mix(P.s0, tint, strength), s1: mix(P.s1, tint, strength * 0.7) };
}
