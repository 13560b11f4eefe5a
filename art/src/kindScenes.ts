import type { Category } from './category.ts';

/** The scenes of one kind of place; the id of a place chooses among several. */
type Scenes = readonly string[];
type ByKind = Readonly<Record<string, Scenes>>;

/**
 * Drawn for places of which nothing is known but their category: nothing in these pictures contradicts any place of it. A place
 * finds its scene by position and count, so another scene in one of these lists changes covers: only together with a new salt in
 * `placeCover`.
 */
export const GENERAL_SCENES = {
  Restaurant: ['tableForTwo', 'stillLife', 'pergola'],
  Bar: ['backBar', 'pendants'],
  Cafe: ['morningWindow', 'bistro', 'pastryCase'],
  Dessert: ['cakeStand', 'macarons'],
  Entertainment: ['stage', 'piano'],
  Experience: ['colonnade', 'lanterns'],
  Outdoor: ['hills', 'water', 'garden'],
} as const satisfies Record<Category, Scenes>;

/** Which scene says which subcategory. No two of a category share one. */
export const SUBCATEGORY_SCENES: Readonly<Record<Category, ByKind>> = {
  Restaurant: { Italian: ['trattoria'], Casual: ['openKitchen'] },
  Bar: { 'Cocktail Bar': ['theGlass'], 'Wine Bar': ['cellar'], Rooftop: ['rooftop'] },
  Cafe: { 'Coffee Shop': ['espressoBar', 'flatWhite'] },
  Dessert: { 'Ice Cream': ['scoops'], Gelato: ['tubs'], 'Chocolate Shop': ['chocolatier'] },
  Entertainment: { 'Live Music': ['record'], Movies: ['marquee'] },
  Experience: { Museum: ['vessels'], Gallery: ['galleryWall'] },
  Outdoor: { Beach: ['cove'], Market: ['market'] },
};

/**
 * Kinds within a subcategory, or beside all of them, as sources and people call them: cuisines, and what OpenStreetMap says more
 * closely than we do. They come before the subcategory, and may share a scene where one picture is true of both.
 */
export const CLOSER_SCENES: Readonly<Record<Category, ByKind>> = {
  Restaurant: {},
  Bar: {},
  Cafe: {},
  Dessert: {},
  Entertainment: { 'Open air cinema': ['openAirCinema'] },
  Experience: { Conservatory: ['palmHouse'] },
  Outdoor: { Bridge: ['bridge'] },
};

/** What is known of a place that says what its cover shows. */
export interface KnownKind {
  subcategory?: string | null | undefined;
  /** Further kinds as its source names them: 'Bookshop'. */
  types?: readonly string[] | undefined;
}

/** The scenes that may show a place: those of the closest kind that is known of it, else the general ones. */
export function scenesOf(category: Category, { subcategory, types = [] }: KnownKind): Scenes {
  return (
    firstOf(CLOSER_SCENES[category], types) ??
    firstOf(SUBCATEGORY_SCENES[category], subcategory ? [subcategory] : types) ??
    GENERAL_SCENES[category]
  );
}

function firstOf(scenes: ByKind, names: readonly string[]): Scenes | undefined {
  const known = names.map((name) => name.toLowerCase());
  return Object.entries(scenes).find(([kind]) => known.includes(kind.toLowerCase()))?.[1];
}

/** Every scene of a category, whatever it is drawn for. */
export function scenesOfCategory(category: Category): Scenes {
  const tables = [SUBCATEGORY_SCENES[category], CLOSER_SCENES[category]];
  return [
    ...new Set([...GENERAL_SCENES[category], ...tables.flatMap((table) => Object.values(table).flat())]),
  ];
}
