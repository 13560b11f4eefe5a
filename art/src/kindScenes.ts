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
  Restaurant: ['tableForTwo', 'pergola'],
  Bar: ['backBar', 'pendants'],
  Cafe: ['morningWindow', 'bistro', 'pastryCase'],
  Dessert: ['cakeStand', 'twoForks'],
  Entertainment: ['stage', 'ticketBooth'],
  Experience: ['colonnade', 'street'],
  Outdoor: ['hills', 'meadow'],
} as const satisfies Record<Category, Scenes>;

/** Which scenes say which subcategory. No two of a category share one. */
export const SUBCATEGORY_SCENES: Readonly<Record<Category, ByKind>> = {
  Restaurant: {
    'Fine Dining': ['cloche'],
    Casual: ['openKitchen'],
    'Fast Food': ['burger'],
    Italian: ['trattoria', 'pasta'],
    Asian: ['wok'],
    Mexican: ['taqueria'],
    Mediterranean: ['whiteTerrace'],
    American: ['diner'],
    French: ['brasserie'],
    Japanese: ['sushiCounter'],
    Indian: ['thali'],
    Thai: ['thaiTable'],
    Chinese: ['moonGate'],
  },
  Bar: {
    'Cocktail Bar': ['theGlass', 'shaker'],
    'Wine Bar': ['cellar', 'wineShelf'],
    'Sports Bar': ['bigScreen'],
    Brewery: ['brewery'],
    Pub: ['pub'],
    Rooftop: ['rooftop'],
    'Dive Bar': ['poolTable'],
    Lounge: ['lounge'],
  },
  Cafe: {
    'Coffee Shop': ['espressoBar', 'flatWhite'],
    Bakery: ['breadOven'],
    'Tea House': ['teaHouse'],
    'Brunch Spot': ['brunch'],
    'Juice Bar': ['juiceBar'],
  },
  Dessert: {
    'Ice Cream': ['scoops'],
    Bakery: ['pieWindow'],
    'Pastry Shop': ['macarons'],
    Gelato: ['tubs'],
    'Chocolate Shop': ['chocolatier'],
    'Frozen Yogurt': ['frozenYogurt'],
    'Donut Shop': ['donuts'],
    Cupcakes: ['cupcakes'],
  },
  Entertainment: {
    'Live Music': ['jazzClub', 'piano', 'record'],
    Comedy: ['comedy'],
    Theater: ['theater'],
    Nightclub: ['discoBall'],
    Karaoke: ['karaoke'],
    Bowling: ['bowling'],
    Arcade: ['arcade'],
    Movies: ['marquee', 'cinema'],
  },
  Experience: {
    Museum: ['museum', 'museumHall'],
    Gallery: ['galleryWall'],
    Spa: ['spa'],
    'Cooking Class': ['cookingClass'],
    Workshop: ['workbench'],
    Gym: ['gym'],
    'Yoga Studio': ['yoga'],
    'Escape Room': ['escapeRoom'],
  },
  Outdoor: {
    Park: ['park', 'pond'],
    Beach: ['beach', 'cove'],
    Hiking: ['trail', 'overlook'],
    Garden: ['garden', 'roseArch'],
    Patio: ['patio'],
    Rooftop: ['roofGarden'],
    Market: ['market'],
    Sports: ['tennisCourt'],
  },
};

/**
 * Kinds within a subcategory, or beside all of them, as sources and people call them: cuisines, and what OpenStreetMap says more
 * closely than we do. They come before the subcategory, the first row that fits; they may share a scene with each other and with
 * a subcategory where one picture is true of both.
 */
export const CLOSER_SCENES: Readonly<Record<Category, ByKind>> = {
  Restaurant: {
    Pizza: ['pizzaOven'],
    Ramen: ['ramenCounter'],
    Sushi: ['sushiCounter'],
    'Dim sum': ['dimSum'],
    Taco: ['taqueria'],
    Tacos: ['taqueria'],
    Burger: ['burger'],
    Diner: ['diner'],
    Oyster: ['oysterBar'],
    Seafood: ['oysterBar'],
    Steak: ['steakhouse'],
    'Steak house': ['steakhouse'],
    Californian: ['stillLife'],
    Greek: ['whiteTerrace'],
    Noodle: ['wok'],
    Breakfast: ['diner'],
  },
  Bar: {
    'Beer garden': ['beerGarden'],
    Winery: ['cellar'],
    'Wine cellar': ['cellar'],
    Billiards: ['poolTable'],
  },
  Cafe: {},
  Dessert: {
    'Candy store': ['candyJars'],
    'Confectionery shop': ['candyJars'],
  },
  Entertainment: {
    'Open air cinema': ['openAirCinema'],
    'Theme park': ['ferrisWheel'],
    'Amusement park': ['ferrisWheel'],
    'Dance hall': ['discoBall'],
    'Roller rink': ['discoBall'],
    Jazz: ['jazzClub'],
    'Ice skating': ['iceRink'],
  },
  Experience: {
    Bookshop: ['bookshop'],
    'Curiosity shop': ['shopWindow'],
    'Record shop': ['recordShop'],
    Cathedral: ['cathedral'],
    Church: ['cathedral'],
    'Town hall': ['townHall'],
    'Lookout tower': ['lookoutTower'],
    Lighthouse: ['lighthouse'],
    Jetty: ['lanterns'],
    'Sea organ': ['jetty'],
    'Historic ship': ['tallShip'],
    Castle: ['castle'],
    Fort: ['castle'],
    'City gate': ['castle'],
    Ruins: ['vessels'],
    'Archaeological site': ['vessels'],
    Monument: ['monument'],
    Memorial: ['monument'],
    Aquarium: ['aquarium'],
    Planetarium: ['planetarium'],
    Observatory: ['planetarium'],
    Conservatory: ['palmHouse'],
    'Art store': ['galleryWall'],
    'Public art': ['mural'],
    Mural: ['mural'],
  },
  Outdoor: {
    Stairway: ['stairway'],
    'Market hall': ['marketHall'],
    Stadium: ['stadium'],
    'Golf course': ['golf'],
    Boathouse: ['pond'],
    View: ['overlook'],
    Fountain: ['fountain'],
    Waterfall: ['waterfall'],
    'Hot spring': ['waterfall'],
    'Horse riding': ['trail'],
    Waterfront: ['water'],
    Marina: ['water'],
    'Water park': ['water'],
    Bridge: ['bridge'],
  },
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
