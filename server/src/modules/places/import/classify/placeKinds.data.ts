import type { Category } from '@liora/domain/rules/categories';

/**
 * What counts as a place for a date, and as which. The one table for both sources. Order matters: the first row that
 * fits is the main category, every other one adds a category.
 */
export interface DateKind {
  category: Category;
  /** One of the fixed subcategories of the category (KEY-11 to KEY-17), null when none fits. */
  subcategory: string | null;
  /** Further categories that are as true. */
  also?: readonly Category[];
  /** What can be said of every place of this kind. */
  vibes?: readonly string[];
  /** What people call it more closely than any category or subcategory does: search finds it by these words. */
  called?: readonly string[];
  /** Says the least: whatever else the object is comes first. */
  vague?: boolean;
  /** Only with a name that somebody would say: a plaque or a flower bed with a number is no destination. */
  except?: { key: string; values: readonly string[] };
}

const kind = (
  category: Category,
  subcategory: string | null = null,
  more: Omit<DateKind, 'category' | 'subcategory'> = {},
): DateKind => ({ category, subcategory, ...more });

const CANDY_STORE = { called: ['Candy store', 'Confectionery shop'] };
const BEER_GARDEN = { vibes: ['Beer garden'], called: ['Beer garden'] };
const ICE_RINK = { vibes: ['Ice skating'], called: ['Ice skating'] };
const PUBLIC_ART = { vibes: ['Public art'], called: ['Public art'] };
const EVENTS_VENUE = { called: ['Events venue', 'Event hall'] };
/** With what it is closer, because nobody tags a zoo or a castle as an attraction besides. */
const attraction = (...called: string[]) => ({ called: [...called, 'Tourist attraction'] });

/** What a work of public art is, by OpenStreetMap's artwork_type. */
export const ART_VIBES: Readonly<Record<string, string>> = {
  mural: 'Mural',
  graffiti: 'Mural',
  sculpture: 'Sculpture',
  statue: 'Sculpture',
  bust: 'Sculpture',
};

/** OpenStreetMap key=value → kind. */
export const OSM_KINDS: Readonly<Record<string, DateKind>> = {
  'amenity=restaurant': kind('Restaurant'),
  'amenity=bar': kind('Bar'),
  'amenity=pub': kind('Bar', 'Pub'),
  'amenity=biergarten': kind('Bar', 'Pub', { also: ['Outdoor'], ...BEER_GARDEN }),
  'amenity=cafe': kind('Cafe', 'Coffee Shop'),
  'amenity=ice_cream': kind('Dessert', 'Ice Cream'),
  'amenity=nightclub': kind('Entertainment', 'Nightclub', { also: ['Bar'] }),
  'amenity=fast_food': kind('Restaurant', 'Fast Food'),
  'amenity=food_court': kind('Restaurant', 'Casual', { called: ['Food court'] }),
  'amenity=hookah_lounge': kind('Bar', 'Lounge'),
  'amenity=cinema': kind('Entertainment', 'Movies'),
  'amenity=theatre': kind('Entertainment', 'Theater'),
  'amenity=music_venue': kind('Entertainment', 'Live Music', { vibes: ['Live music'] }),
  'amenity=concert_hall': kind('Entertainment', 'Live Music', { vibes: ['Live music'] }),
  'amenity=karaoke_box': kind('Entertainment', 'Karaoke'),
  'amenity=casino': kind('Entertainment', null, { called: ['Casino'] }),
  'amenity=events_venue': kind('Entertainment', null, EVENTS_VENUE),
  'amenity=arts_centre': kind('Entertainment', null, { also: ['Experience'], vibes: ['Arts center'] }),
  'amenity=planetarium': kind('Experience', 'Museum', { called: ['Planetarium'] }),
  'amenity=public_bath': kind('Experience', 'Spa'),
  'amenity=spa': kind('Experience', 'Spa'),
  'amenity=cooking_school': kind('Experience', 'Cooking Class'),
  'amenity=dancing_school': kind('Experience', 'Workshop'),
  'amenity=marketplace': kind('Outdoor', 'Market'),
  'amenity=fountain': kind('Outdoor', null, { called: ['Fountain'] }),
  'craft=brewery': kind('Bar', 'Brewery', { vibes: ['Brewery'] }),
  'craft=distillery': kind('Bar', null, { vibes: ['Distillery'] }),
  'craft=winery': kind('Bar', 'Wine Bar', { vibes: ['Winery'] }),
  'shop=bakery': kind('Cafe', 'Bakery', { also: ['Dessert'] }),
  'shop=pastry': kind('Dessert', 'Pastry Shop'),
  'shop=chocolate': kind('Dessert', 'Chocolate Shop'),
  'shop=confectionery': kind('Dessert', null, CANDY_STORE),
  'shop=ice_cream': kind('Dessert', 'Ice Cream'),
  'shop=coffee': kind('Cafe', 'Coffee Shop'),
  'shop=tea': kind('Cafe', 'Tea House'),
  'shop=art': kind('Experience', 'Gallery', { called: ['Art store'] }),
  'leisure=bowling_alley': kind('Entertainment', 'Bowling'),
  'leisure=amusement_arcade': kind('Entertainment', 'Arcade'),
  'leisure=dance': kind('Entertainment', null, { called: ['Dance hall'] }),
  'leisure=ice_rink': kind('Entertainment', null, ICE_RINK),
  'leisure=trampoline_park': kind('Entertainment', null, { called: ['Trampoline park'] }),
  'leisure=miniature_golf': kind('Entertainment', null, { also: ['Outdoor'], vibes: ['Mini golf'] }),
  'leisure=escape_game': kind('Experience', 'Escape Room'),
  'leisure=fitness_centre': kind('Experience', 'Gym'),
  'leisure=sauna': kind('Experience', 'Spa'),
  'leisure=spa': kind('Experience', 'Spa'),
  'leisure=park': kind('Outdoor', 'Park'),
  'leisure=garden': kind('Outdoor', 'Garden'),
  'leisure=nature_reserve': kind('Outdoor', 'Hiking'),
  'leisure=beach_resort': kind('Outdoor', 'Beach', { vibes: ['Waterfront'] }),
  'leisure=marina': kind('Outdoor', null, { vibes: ['Waterfront'], called: ['Waterfront'] }),
  'leisure=water_park': kind('Outdoor', null, { called: ['Water park'] }),
  'leisure=golf_course': kind('Outdoor', 'Sports', { called: ['Golf course'] }),
  'leisure=horse_riding': kind('Outdoor', 'Sports', { called: ['Horse riding'] }),
  'leisure=sports_centre': kind('Outdoor', 'Sports'),
  'leisure=stadium': kind('Outdoor', 'Sports', { also: ['Entertainment'], called: ['Stadium'] }),
  'tourism=museum': kind('Experience', 'Museum'),
  'tourism=gallery': kind('Experience', 'Gallery'),
  'tourism=aquarium': kind('Experience', null, attraction('Aquarium')),
  'tourism=zoo': kind('Experience', null, { also: ['Outdoor'], ...attraction('Zoo') }),
  'tourism=theme_park': kind('Entertainment', null, {
    also: ['Outdoor'],
    ...attraction('Theme park', 'Amusement park'),
  }),
  'tourism=attraction': kind('Experience', null, { ...attraction(), vague: true }),
  'tourism=viewpoint': kind('Outdoor', null, { vibes: ['View'], called: ['View'] }),
  'tourism=picnic_site': kind('Outdoor', 'Park'),
  'tourism=artwork': kind('Experience', null, PUBLIC_ART),
  'tourism=wine_cellar': kind('Bar', 'Wine Bar', { vibes: ['Winery'] }),
  'natural=beach': kind('Outdoor', 'Beach', { vibes: ['Waterfront'] }),
  'natural=peak': kind('Outdoor', 'Hiking', { vibes: ['View'] }),
  'natural=hot_spring': kind('Outdoor', null, { called: ['Hot spring'] }),
  'natural=cave_entrance': kind('Outdoor', 'Hiking', { called: ['Cave'] }),
  'waterway=waterfall': kind('Outdoor', 'Hiking', { called: ['Waterfall'] }),
  'boundary=national_park': kind('Outdoor', 'Hiking'),
  'man_made=lighthouse': kind('Experience', null, { vibes: ['Waterfront'], called: ['Lighthouse'] }),
  'historic=castle': kind('Experience', null, attraction('Castle')),
  'historic=fort': kind('Experience', null, attraction('Fort')),
  'historic=city_gate': kind('Experience', null, { called: ['City gate'] }),
  'historic=ruins': kind('Experience', null, { called: ['Ruins'] }),
  'historic=ship': kind('Experience', null, { called: ['Historic ship'] }),
  'historic=monument': kind('Experience', null, { called: ['Monument'] }),
  'historic=archaeological_site': kind('Experience', null, { called: ['Archaeological site'] }),
  'historic=memorial': kind('Experience', null, {
    called: ['Memorial'],
    except: {
      key: 'memorial',
      values: ['plaque', 'stolperstein', 'bench', 'blue_plaque', 'ghost_bike', 'tree'],
    },
  }),
};

const words = (text: string): readonly string[] => text.split(' ');

/** Values of OpenStreetMap's `cuisine` and of Overture's taxonomy → subcategory of Restaurant. */
export const CUISINES: Readonly<Record<string, readonly string[]>> = {
  'Fine Dining': words('fine_dining haute_cuisine gourmet'),
  Italian: words('italian pizza pasta sicilian tuscan neapolitan italian_pizza piadina'),
  Japanese: words('japanese sushi ramen udon izakaya teppanyaki yakitori soba tonkatsu'),
  Thai: words('thai'),
  Indian: words('indian curry north_indian south_indian punjabi'),
  Chinese: words(
    'chinese cantonese dim_sum sichuan szechuan shanghai hunan hotpot dumpling dumplings taiwanese',
  ),
  Asian: words(
    'asian vietnamese korean noodle pho banh_mi burmese filipino malaysian singaporean indonesian nepalese ' +
      'himalayan mongolian cambodian laotian pakistani fusion asian_fusion pan_asian poke',
  ),
  Mexican: words('mexican tex-mex tex_mex tacos taco burrito burritos'),
  French: words('french crepe bistro brasserie provencal alsatian breton'),
  Mediterranean: words(
    'mediterranean greek spanish tapas turkish lebanese moroccan middle_eastern kebab falafel israeli portuguese ' +
      'monegasque croatian iberian',
  ),
  American: words(
    'american burger steak_house steakhouse steak barbecue bbq diner soul_food cajun cajun_and_creole southern ' +
      'wings chicken_wings hot_dog californian hawaiian bar_and_grill',
  ),
};

/** Values of `cuisine` that make the place (also) a cafe or a dessert place, with its subcategory there. */
export const SWEET_AND_COFFEE: Readonly<
  Record<string, readonly [category: Category, subcategory: string | null]>
> = {
  coffee_shop: ['Cafe', 'Coffee Shop'],
  coffee: ['Cafe', 'Coffee Shop'],
  tea: ['Cafe', 'Tea House'],
  tea_room: ['Cafe', 'Tea House'],
  bubble_tea: ['Cafe', 'Tea House'],
  juice: ['Cafe', 'Juice Bar'],
  smoothie: ['Cafe', 'Juice Bar'],
  breakfast: ['Cafe', 'Brunch Spot'],
  brunch: ['Cafe', 'Brunch Spot'],
  bakery: ['Cafe', 'Bakery'],
  ice_cream: ['Dessert', 'Ice Cream'],
  gelato: ['Dessert', 'Gelato'],
  frozen_yogurt: ['Dessert', 'Frozen Yogurt'],
  donut: ['Dessert', 'Donut Shop'],
  cupcake: ['Dessert', 'Cupcakes'],
  chocolate: ['Dessert', 'Chocolate Shop'],
  pastry: ['Dessert', 'Pastry Shop'],
  cake: ['Dessert', 'Pastry Shop'],
  dessert: ['Dessert', null],
  waffle: ['Dessert', null],
};

/**
 * Overture taxonomy → kind. The most specific level of a place that is listed here counts; `null` stops the search,
 * for what sits below a listed level and is no place for a date.
 */
export const OVERTURE_KINDS: Readonly<Record<string, DateKind | null>> = {
  restaurant: kind('Restaurant'),
  casual_eatery: kind('Restaurant', 'Casual'),
  fast_food_restaurant: kind('Restaurant', 'Fast Food'),
  sandwich_shop: kind('Restaurant', 'Fast Food'),
  food_truck_stand: kind('Restaurant', 'Fast Food'),
  food_court: kind('Restaurant', 'Casual', { called: ['Food court'] }),
  gastropub: kind('Restaurant', 'Casual', { also: ['Bar'] }),
  bar_and_grill_restaurant: kind('Restaurant', 'American', { also: ['Bar'] }),
  tapas_bar: kind('Restaurant', 'Mediterranean', { also: ['Bar'] }),
  breakfast_and_brunch_restaurant: kind('Restaurant', 'Casual', { also: ['Cafe'], vibes: ['Brunch'] }),
  acai_bowls: kind('Cafe', 'Juice Bar'),
  cafe: kind('Cafe', 'Coffee Shop'),
  coffee_shop: kind('Cafe', 'Coffee Shop'),
  tea_room: kind('Cafe', 'Tea House'),
  bubble_tea_shop: kind('Cafe', 'Tea House'),
  smoothie_juice_bar: kind('Cafe', 'Juice Bar'),
  bakery: kind('Cafe', 'Bakery', { also: ['Dessert'] }),
  bagel_shop: kind('Cafe', 'Bakery'),
  dessert_shop: kind('Dessert'),
  ice_cream_shop: kind('Dessert', 'Ice Cream'),
  gelato_shop: kind('Dessert', 'Gelato'),
  frozen_yogurt_shop: kind('Dessert', 'Frozen Yogurt'),
  cupcake_shop: kind('Dessert', 'Cupcakes'),
  donut_shop: kind('Dessert', 'Donut Shop'),
  candy_store: kind('Dessert', null, CANDY_STORE),
  chocolatier: kind('Dessert', 'Chocolate Shop'),
  patisserie_cake_shop: kind('Dessert', 'Pastry Shop'),
  bar: kind('Bar'),
  cocktail_bar: kind('Bar', 'Cocktail Bar', { vibes: ['Cocktails'] }),
  wine_bar: kind('Bar', 'Wine Bar', { vibes: ['Wine'] }),
  sports_bar: kind('Bar', 'Sports Bar'),
  dive_bar: kind('Bar', 'Dive Bar'),
  hookah_bar: kind('Bar', 'Lounge'),
  lounge: kind('Bar', 'Lounge'),
  pub: kind('Bar', 'Pub'),
  brewery: kind('Bar', 'Brewery', { vibes: ['Brewery'] }),
  beer_garden: kind('Bar', 'Pub', { also: ['Outdoor'], ...BEER_GARDEN }),
  winery: kind('Bar', 'Wine Bar', { vibes: ['Winery'] }),
  distillery: kind('Bar', null, { vibes: ['Distillery'] }),
  nightlife_venue: kind('Entertainment', 'Nightclub'),
  adult_entertainment_venue: null,
  nightclub: kind('Entertainment', 'Nightclub', { also: ['Bar'] }),
  karaoke_venue: kind('Entertainment', 'Karaoke'),
  movie_theater: kind('Entertainment', 'Movies'),
  performing_arts_venue: kind('Entertainment', 'Theater'),
  theatre_venue: kind('Entertainment', 'Theater'),
  comedy_club: kind('Entertainment', 'Comedy'),
  music_venue: kind('Entertainment', 'Live Music', { vibes: ['Live music'] }),
  choir: null,
  event_venue: kind('Entertainment', null, EVENTS_VENUE),
  arcade: kind('Entertainment', 'Arcade'),
  casino: kind('Entertainment', null, { called: ['Casino'] }),
  bowling_alley: kind('Entertainment', 'Bowling'),
  skating_rink: kind('Entertainment', null, ICE_RINK),
  pool_billiards: kind('Entertainment', null, { called: ['Billiards'] }),
  stadium_arena: kind('Outdoor', 'Sports', { also: ['Entertainment'], called: ['Stadium'] }),
  amusement_park: kind('Entertainment', null, {
    also: ['Outdoor'],
    ...attraction('Theme park', 'Amusement park'),
  }),
  escape_room: kind('Experience', 'Escape Room'),
  museum: kind('Experience', 'Museum'),
  planetarium: kind('Experience', 'Museum', { called: ['Planetarium'] }),
  observatory: kind('Experience', null, { vibes: ['View'], called: ['Observatory'] }),
  art_gallery: kind('Experience', 'Gallery'),
  aquarium: kind('Experience', null, attraction('Aquarium')),
  zoo: kind('Experience', null, { also: ['Outdoor'], ...attraction('Zoo') }),
  spa: kind('Experience', 'Spa'),
  medical_spa: null,
  cooking_school: kind('Experience', 'Cooking Class'),
  dance_studio: kind('Experience', 'Workshop'),
  gym: kind('Experience', 'Gym'),
  yoga_studio: kind('Experience', 'Yoga Studio'),
  pilates_studio: kind('Experience', 'Gym'),
  rock_climbing_gym: kind('Experience', 'Gym'),
  adventure_sports_center: kind('Experience'),
  historic_site: kind('Experience'),
  sculpture_statue: kind('Experience', null, PUBLIC_ART),
  park: kind('Outdoor', 'Park'),
  national_park: kind('Outdoor', 'Hiking'),
  playground: null,
  hiking_trail: kind('Outdoor', 'Hiking'),
  botanical_garden: kind('Outdoor', 'Garden'),
  garden: kind('Outdoor', 'Garden'),
  beach: kind('Outdoor', 'Beach', { vibes: ['Waterfront'] }),
  lake: kind('Outdoor', null, { vibes: ['Waterfront'] }),
  mountain: kind('Outdoor', 'Hiking', { vibes: ['View'] }),
  farmers_market: kind('Outdoor', 'Market'),
  golf_course: kind('Outdoor', 'Sports', { called: ['Golf course'] }),
};
