import { nth } from './seed.ts';

/** `g` ground, `k` blocks, `w` water, `t` trees, `p` route and stops, `d` ink, `x` last stop, `l` light. */
const ROLES = ['g', 'k', 'w', 't', 'p', 'd', 'x', 'l'] as const;
export type MoodPalette = Record<(typeof ROLES)[number], string>;

function roles(row: string): MoodPalette {
  const colours = row.split(' ');
  return Object.fromEntries(ROLES.map((role, i) => [role, `#${nth(colours, i)}`])) as MoodPalette;
}

const both = (day: string, night: string) => ({ day: roles(day), night: roles(night) });

export const MOODS = {
  magical: both(
    '3f2134 4e2c40 774757 5a4a46 fff3e0 250f1f ff8a66 ffc46b',
    '2b1427 381d34 56304a 3f3338 f8e7d0 190b17 ff8a66 ffc46b',
  ),
  intimate: both(
    '8c2f3a 9a3d45 b95f58 6f3b3f fff1e0 3a1119 ffc46b ffb27a',
    '4a1824 582230 7a3b40 42252b f9e6d2 210a11 ffc46b ff9d6b',
  ),
  outdoorsy: both(
    '5f7345 6d8152 a9c2b4 48592f fff9e8 232c17 f2754f ffe0a0',
    '2c3a2a 374534 4a6566 222d1f f3ead2 10160f ff8a66 ffd58a',
  ),
  lively: both(
    'e07a3c e88b4f f6b47f a98a45 fff6e6 3b1720 8e2438 ffe2a4',
    '6f2c1f 7d3a2a a85a3c 54401f f9e8d0 260d0d ffc46b ffb86b',
  ),
  artsy: both(
    '44536b 51627b 86a0ad 6d7856 fdf3e2 1c2433 f0794f f6cf86',
    '222c42 2d3850 45607a 353f37 f3e6d0 0f1420 ff8a66 ffcf7a',
  ),
  serene: both(
    'd9c8a4 e3d5b6 a9c0b4 a3ac7c 3a2432 fff8ea d9502f fff4d8',
    '3a3230 463d39 4f6664 454a36 f3e6d0 16100f ff8a66 ffcf7a',
  ),
};

export type Mood = keyof typeof MOODS;

const KEYWORDS: readonly (readonly [Mood, RegExp])[] = [
  ['outdoorsy', /(outdoor|hike|nature|garden|picnic|park|sun)/],
  ['artsy', /(art|museum|gallery|culture|history|music)/],
  ['lively', /(night|bar|party|dance|lively|aperitivo|food)/],
  ['serene', /(slow|spa|morning|calm|serene|quiet|sunday)/],
  ['intimate', /(roman|intimate|anniv|dinner|cozy)/],
];
const BY_SEED: readonly Mood[] = ['magical', 'intimate', 'artsy', 'lively', 'outdoorsy', 'serene'];

const isMood = (text: string): text is Mood => Object.hasOwn(MOODS, text);

/** The mood of a free theme text; `seed` picks one where no word matches. */
export function planMood(theme: string | null | undefined, seed = 0): Mood {
  const t = String(theme ?? '').toLowerCase();
  if (isMood(t)) return t;
  return KEYWORDS.find(([, words]) => words.test(t))?.[0] ?? nth(BY_SEED, seed);
}
