import { type Category, normalCategory } from './category.ts';
import { GENERAL_SCENES, type KnownKind, scenesOf, scenesOfCategory } from './kindScenes.ts';
import { createKit } from './kit.ts';
import { castPalette, type Hour, hourOf } from './palettes.ts';
import type { Scene } from './scenes/scene.ts';
import { hash, nth, randomFrom } from './seed.ts';
import { num } from './svg.ts';

/** The light theme is day, the dark theme night. */
export type Light = 'day' | 'night';

export type PlaceCoverOptions = KnownKind & {
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

/** What the cover of a place is drawn from. */
export interface CoveredPlace extends KnownKind {
  id: string;
  category: string;
  subcategory: string | null;
}

/** Changes every cover at once: it moves on only together with the general scenes. */
const SALT = 'place:v3:';

const isCategory = (text: string): text is Category => Object.hasOwn(GENERAL_SCENES, text);

/** What a drawing needs beside the choice of what it shows. */
export type DrawnCover = Omit<PlaceCoverOptions, keyof KnownKind | 'category' | 'scene'>;

/** What a place's cover shows, before anything is drawn. */
export interface CoverChoice {
  category: Category;
  scene: string;
  /** The hash that every other choice reads. */
  seed: number;
}

/** The category and scene of a place's cover: the same for the same place, everywhere. */
export function coverChoice(
  o: Pick<PlaceCoverOptions, 'id' | 'category' | 'scene'> & KnownKind,
): CoverChoice {
  const category = isCategory(o.category) ? o.category : normalCategory(o.category);
  const seed = hash(SALT + o.id);
  const chosen = o.scene !== undefined && scenesOfCategory(category).includes(o.scene) ? o.scene : null;
  return { category, scene: chosen ?? nth(scenesOf(category, o), seed), seed };
}

/**
 * Draws a chosen cover as an SVG string: the same input gives the same bytes, on any machine. Nothing of
 * `id` or `category` reaches the markup, so it is safe to inject.
 */
export function drawPlace(o: DrawnCover, { category, scene, seed }: CoverChoice, draw: Scene): string {
  const { width = 400, height = 300 } = o;
  const hour = o.hour ?? (o.light === 'night' ? 'night' : hourOf(category, seed));
  const random = randomFrom(seed ^ 0x9e3779b9);
  const palette = castPalette(category, hour, seed);
  const k = createKit(o.id + scene + hour, width, height, palette, random, o.uid);
  const body = draw(k);
  const mirrored = (seed & 0x800000) !== 0;
  const picture = mirrored ? `<g transform="translate(${num(width)} 0) scale(-1 1)">${body}</g>` : body;
  return k.out(picture, `${category}/${scene}/${hour}`);
}
