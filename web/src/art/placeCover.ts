import { type Category, normalCategory } from './category.ts';
import { createKit } from './kit.ts';
import { castPalette, type Hour, hourOf } from './palettes.ts';
import { SCENES, type Scene } from './scenes/sceneList.ts';
import { hash, nth, randomFrom } from './seed.ts';
import { num } from './svg.ts';

/** The light theme is day, the dark theme night. */
export type Light = 'day' | 'night';

export type PlaceCoverOptions = {
  /** The stable id of the place: the seed of everything drawn. */
  id: string;
  /** One of the seven categories, or any raw category text. */
  category: string;
  /** CSS pixels of the slot, 400 x 300 when left out. */
  width?: number;
  height?: number;
  light?: Light;
  /** Begins all gradient and clip ids; one of its own for every picture on a page. */
  uid?: string;
  /** Overrides for tests and art direction; an unknown scene is ignored. */
  scene?: string;
  hour?: Hour;
};

/** Changes every cover at once: it moves on only together with the scene lists. */
const SALT = 'place:v2:';

const isCategory = (text: string): text is Category => Object.hasOwn(SCENES, text);

/**
 * The cover of a place as an SVG string: the same input gives the same bytes, on any machine. Nothing of
 * `id` or `category` reaches the markup, so it is safe to inject.
 */
export function placeCover(o: PlaceCoverOptions): string {
  const category = isCategory(o.category) ? o.category : normalCategory(o.category);
  const { width = 400, height = 300 } = o;
  const h = hash(SALT + o.id);
  const [scene, draw] = sceneOf(category, h, o.scene);
  const hour = o.hour ?? (o.light === 'night' ? 'night' : hourOf(category, h));
  const random = randomFrom(h ^ 0x9e3779b9);
  const k = createKit(o.id + scene + hour, width, height, castPalette(category, hour, h), random, o.uid);
  const body = draw(k);
  const mirrored = (h & 0x800000) !== 0;
  const picture = mirrored ? `<g transform="translate(${num(width)} 0) scale(-1 1)">${body}</g>` : body;
  return k.out(picture, `${category}/${scene}/${hour}`);
}

function sceneOf(category: Category, h: number, wanted: string | undefined): [name: string, draw: Scene] {
  const scenes = Object.entries(SCENES[category]);
  return scenes.find(([name]) => name === wanted) ?? nth(scenes, h);
}
