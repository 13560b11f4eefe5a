import type { Category } from '@liora/domain/rules/categories';
import { CATEGORIES } from '@liora/domain/rules/subcategories';
import type { PlaceKind, SkipReason } from '../importedPlace.types.ts';
import { type Tags, tagValues } from '../read/osmTags.rules.ts';
import { ART_VIBES, CUISINES, type DateKind, OSM_KINDS, SWEET_AND_COFFEE } from './placeKinds.data.ts';

/** The keys that can make an object a place for a date: everything else is passed over without a look. */
export const OSM_KEYS: ReadonlySet<string> = new Set(
  Object.keys(OSM_KINDS).map((pair) => pair.slice(0, pair.indexOf('='))),
);

const NOT_PUBLIC_ACCESS = new Set(['private', 'no']);

/** What the object is for a date; a reason when it is nearly one; null when it is something else. */
export function osmKind(tags: Tags): PlaceKind | SkipReason | null {
  const kinds = matchingKinds(tags);
  const fitting = kinds
    .filter(({ except }) => !except?.values.includes(tags[except.key] ?? ''))
    .sort((a, b) => Number(a.vague ?? false) - Number(b.vague ?? false));
  const [main] = fitting;
  if (!main) return kinds.length > 0 ? 'excepted_kind' : null;
  if (NOT_PUBLIC_ACCESS.has(tags.access ?? '')) return 'not_public';
  return refine(main, fitting, tags);
}

function matchingKinds(tags: Tags): DateKind[] {
  const found: DateKind[] = [];
  for (const key of OSM_KEYS) {
    for (const value of tagValues(tags[key])) {
      const kind = OSM_KINDS[`${key}=${value}`];
      if (kind) found.push(kind);
    }
  }
  return found;
}

function refine(main: DateKind, all: readonly DateKind[], tags: Tags): PlaceKind {
  const cuisines = tagValues(tags.cuisine).map((cuisine) => cuisine.toLowerCase().replaceAll(' ', '_'));
  const sweets = cuisines.flatMap((cuisine) => {
    const kind = SWEET_AND_COFFEE[cuisine];
    return kind ? [kind] : [];
  });
  const [category, subcategory] = mainKind(main, cuisines, sweets, tags);
  const categories = new Set<Category>([category, main.category]);
  for (const kind of all) for (const also of [kind.category, ...(kind.also ?? [])]) categories.add(also);
  for (const [also] of sweets) categories.add(also);
  if (tags.bar === 'yes' || tags.microbrewery === 'yes') categories.add('Bar');
  if (tags.cafe === 'yes') categories.add('Cafe');
  return {
    category,
    subcategory,
    categories: [...categories, ...furtherKinds(all, subcategory, tags)],
    vibes: [...all.flatMap(({ vibes }) => vibes ?? []), ...artVibes(tags)],
  };
}

function artVibes(tags: Tags): string[] {
  return tagValues(tags.artwork_type).flatMap((type) => ART_VIBES[type] ?? []);
}

/** What else it is, more closely: a cafe that is a pastry shop too is found as one. A dish on its card is no such thing. */
function furtherKinds(all: readonly DateKind[], main: string | null, tags: Tags): string[] {
  const names = all.slice(1).flatMap(({ subcategory }) => subcategory ?? []);
  const called = all.flatMap((kind) => kind.called ?? []);
  const gallery = tagValues(tags.museum).includes('art') ? ['Gallery'] : [];
  return [...new Set([...names, ...gallery, ...called])].filter((name) => name !== main);
}

type Named = readonly [category: Category, subcategory: string | null];

function mainKind(main: DateKind, cuisines: string[], sweets: readonly Named[], tags: Tags): Named {
  const { category, subcategory } = main;
  if (category === 'Restaurant') return restaurantKind(subcategory, cuisines, sweets);
  if (category === 'Bar') return [category, barKind(tags) ?? subcategory];
  const sweet = sweets.find(([of]) => of === category);
  if (sweet?.[1] && (category === 'Cafe' || category === 'Dessert')) return sweet;
  if (tags['theatre:genre'] === 'comedy') return ['Entertainment', 'Comedy'];
  if (subcategory === 'Gym' && tagValues(tags.sport).includes('yoga')) return [category, 'Yoga Studio'];
  return [category, subcategory];
}

/** A counter that only sells donuts is a dessert place, whatever its main tag says. */
function restaurantKind(subcategory: string | null, cuisines: string[], sweets: readonly Named[]): Named {
  const [sweet] = sweets;
  if (sweet && subcategory === 'Fast Food' && sweets.length === cuisines.length) return sweet;
  if (subcategory === 'Fast Food') return ['Restaurant', subcategory];
  return ['Restaurant', cuisineKind(cuisines) ?? subcategory];
}

/** The Restaurant subcategory of the first cuisine that has one. */
export function cuisineKind(cuisines: readonly string[]): string | null {
  for (const cuisine of cuisines) {
    const found = CATEGORIES.Restaurant.find((name) => CUISINES[name]?.includes(cuisine));
    if (found) return found;
  }
  return null;
}

function barKind(tags: Tags): string | null {
  if (tags.microbrewery === 'yes') return 'Brewery';
  if (tags.bar === 'wine_bar' || tagValues(tags.cuisine).includes('wine')) return 'Wine Bar';
  if (tags.cocktails === 'yes' || tags.bar === 'cocktail' || tags['drink:cocktail'] === 'served')
    return 'Cocktail Bar';
  if (tags.location === 'roof' || tags.location === 'rooftop') return 'Rooftop';
  if (tags.bar === 'sports' || tags.theme === 'sports') return 'Sports Bar';
  return tags.bar === 'lounge' ? 'Lounge' : null;
}
