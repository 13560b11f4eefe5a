import type { Insertable } from 'kysely';
import type { Categories, SavedPlaceCategories, SavedPlaces } from '../types.gen.ts';
import { daysBefore, personId } from './peopleRows.ts';
import { placeIdOf } from './placeRows.ts';
import { DEMO_PLACES } from './places/demoPlaces.ts';
import { stableId } from './stableId.ts';
import type { DemoSaved } from './types.ts';

const bySlug = new Map(DEMO_PLACES.map((place) => [place.slug, place]));
const categoryId = (by: string, name: string) => stableId(`category ${by} ${name}`);

export function categoryRows({ by, categories }: DemoSaved, now: Date): Insertable<Categories>[] {
  return categories.map((name, index) => ({
    id: categoryId(by, name),
    user_id: personId(by),
    name,
    request_id: stableId(`request ${by} ${name}`),
    created_at: daysBefore(now, 30 - index),
  }));
}

export function savedPlaceRows({ by, places }: DemoSaved, now: Date): Insertable<SavedPlaces>[] {
  return places.map(({ slug, mark, note }, index) => {
    const place = bySlug.get(slug);
    if (!place) throw new Error(`${by} saved ${slug}, which is no place of the demo city`);
    const saved = daysBefore(now, index + 1);
    return {
      id: stableId(`saved ${by} ${slug}`),
      user_id: personId(by),
      place_id: placeIdOf(slug),
      source: place.category === 'Restaurant' ? 'restaurants' : 'venues',
      place_name: place.name,
      place_address: place.address,
      latitude: place.at[0],
      longitude: place.at[1],
      price_level: place.price ?? null,
      website_url: place.website ?? null,
      place_types: [...(place.subcategory ? [place.subcategory] : []), place.category],
      category: place.category,
      subcategory: place.subcategory ?? null,
      mark: mark ?? null,
      note: note ?? null,
      created_at: saved,
      updated_at: saved,
    };
  });
}

export function savedCategoryRows({ by, places }: DemoSaved): Insertable<SavedPlaceCategories>[] {
  return places.flatMap((place) =>
    place.in.map((name) => ({
      user_id: personId(by),
      place_id: placeIdOf(place.slug),
      category_id: categoryId(by, name),
    })),
  );
}
