import { readFileSync } from 'node:fs';
import type { Category } from '@liora/art/category';
import { castPalette, type Hour } from '@liora/art/palettes';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('../styles/grounds.css', import.meta.url), 'utf8');
/** The hour that the covers of a category show most. */
const HOURS: Record<Category, Hour> = {
  Restaurant: 'dusk',
  Bar: 'dusk',
  Cafe: 'day',
  Dessert: 'day',
  Entertainment: 'dusk',
  Experience: 'day',
  Outdoor: 'day',
};
/** Without the tint that single places have. */
const UNTINTED = 0;

function ground(theme: string, category: string): string | undefined {
  // Kinds that are none of the seven are drawn as the first.
  const place = category === 'Restaurant' ? '[data-ground]' : `[data-ground="${category}"]`;
  return css.split('}').find((rule) => rule.includes(`\n${theme}${place} {`));
}

test.each(Object.entries(HOURS) as [Category, Hour][])(
  'before its picture a cover of %s has the colours of its sky, by day and by night',
  (category, hour) => {
    for (const [theme, light] of [
      ['', hour],
      ['[data-theme="dark"] ', 'night'],
    ] as const) {
      const { s0, s1 } = castPalette(category, light, UNTINTED);
      expect(ground(theme, category)).toContain(`--ground: ${s0}, ${s1};`);
    }
  },
);
