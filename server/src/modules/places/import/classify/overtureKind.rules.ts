import type { Category } from '@liora/domain/rules/categories';
import type { PlaceKind } from '../importedPlace.types.ts';
import type { OvertureRecord } from '../read/overtureRecord.parser.ts';
import { cuisineKind } from './osmKind.rules.ts';
import { CUISINES, type DateKind, OVERTURE_KINDS } from './placeKinds.data.ts';

export interface OvertureKind extends PlaceKind {
  cuisine: string | null;
  diets: string[];
}

const DIETS: Readonly<Record<string, string>> = {
  vegan_restaurant: 'Vegan',
  vegetarian_restaurant: 'Vegetarian',
  gluten_free_restaurant: 'Gluten free',
  halal_restaurant: 'Halal',
  kosher_restaurant: 'Kosher',
};

/** What an Overture record is for a date, or null. */
export function overtureKind(record: OvertureRecord): OvertureKind | null {
  const levels = hierarchy(record);
  const main = mostSpecific(levels);
  if (!main) return null;
  const categories = new Set<Category>([main.category, ...(main.also ?? [])]);
  const alternates = record.taxonomy?.alternates ?? record.categories?.alternate ?? [];
  for (const alternate of alternates) {
    const kind = alternate && OVERTURE_KINDS[alternate];
    if (kind) categories.add(kind.category);
  }
  const isRestaurant = main.category === 'Restaurant';
  const cuisines = isRestaurant ? levels.map(bareCuisine).reverse() : [];
  return {
    category: main.category,
    subcategory: isRestaurant ? (main.subcategory ?? cuisineKind(cuisines)) : main.subcategory,
    categories: [...categories, ...(main.called ?? [])],
    vibes: [...(main.vibes ?? [])],
    cuisine: cuisineLabel(cuisines),
    diets: levels.flatMap((level) => DIETS[level] ?? []),
  };
}

/** From the general to the special. Releases before 2025 had `categories` alone. */
function hierarchy({ taxonomy, categories }: OvertureRecord): string[] {
  const levels = taxonomy?.hierarchy ?? [taxonomy?.primary ?? categories?.primary];
  const known = levels.flatMap((level) => level ?? []);
  const [only] = known;
  // 'italian_restaurant' alone does not say that it is a restaurant.
  return known.length === 1 && only?.endsWith('_restaurant') ? ['restaurant', only] : known;
}

function mostSpecific(levels: readonly string[]): DateKind | null {
  for (const level of levels.toReversed()) {
    const kind = OVERTURE_KINDS[level];
    if (kind !== undefined) return kind;
  }
  return null;
}

const bareCuisine = (level: string) => level.replace(/_restaurant$/, '');
const ALL_CUISINES = new Set(Object.values(CUISINES).flat());

function cuisineLabel(cuisines: readonly string[]): string | null {
  const found = cuisines.find((cuisine) => ALL_CUISINES.has(cuisine));
  if (!found) return null;
  const words = found.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
