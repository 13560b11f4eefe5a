import { type Tags, tagValues } from '../read/osmTags.rules.ts';
import { clean } from './osmNames.rules.ts';

const DIETS: Readonly<Record<string, string>> = {
  vegetarian: 'Vegetarian',
  vegan: 'Vegan',
  halal: 'Halal',
  kosher: 'Kosher',
  gluten_free: 'Gluten free',
  lactose_free: 'Lactose free',
  pescetarian: 'Pescetarian',
};

const YES = new Set(['yes', 'only', 'limited']);
const ON_THE_ROOF = new Set(['roof', 'rooftop', 'roof_terrace']);
const OUTSIDE = new Set([
  'yes',
  'only',
  'seasonal',
  'terrace',
  'garden',
  'patio',
  'sidewalk',
  'pedestrian_zone',
]);

/** 'diet:vegan=yes' and a vegan kitchen alike. Limited choice counts: there is something to eat. */
export function osmDiets(tags: Tags): string[] {
  const cuisines = tagValues(tags.cuisine);
  return Object.entries(DIETS).flatMap(([diet, label]) =>
    YES.has(tags[`diet:${diet}`] ?? '') || cuisines.includes(diet) ? [label] : [],
  );
}

/** Null when nobody said. */
export function outdoorSeating(tags: Tags): boolean | null {
  const value = tags.outdoor_seating;
  if (value === undefined) return null;
  if (value === 'no') return false;
  return tagValues(value).some((seat) => OUTSIDE.has(seat) || ON_THE_ROOF.has(seat)) ? true : null;
}

/** What the tags say about an evening there; nothing is guessed from a name. */
export function osmVibes(tags: Tags): string[] {
  const says: [boolean, string][] = [
    [tags.live_music === 'yes' || tags['music:live'] === 'yes', 'Live music'],
    [tags.karaoke === 'yes', 'Karaoke'],
    [tags.microbrewery === 'yes' || tags.brewery === 'yes', 'Brewery'],
    [tags.cocktails === 'yes' || tags['drink:cocktail'] === 'served', 'Cocktails'],
    [tags.biergarten === 'yes' || tags.beer_garden === 'yes', 'Beer garden'],
    [tagValues(tags.cuisine).includes('brunch') || tags.brunch === 'yes', 'Brunch'],
    [tags.dog === 'yes' || tags.dogs === 'yes', 'Dogs welcome'],
  ];
  return says.flatMap(([said, label]) => (said ? [label] : []));
}

/** What it looks like, in the words that search asks for: rooftop, garden, waterfront. */
export function osmAesthetics(tags: Tags): string[] {
  const seats = [...tagValues(tags.outdoor_seating), ...tagValues(tags.location)];
  const says: [boolean, string][] = [
    [seats.some((seat) => ON_THE_ROOF.has(seat)) || tags.rooftop === 'yes', 'Rooftop'],
    [seats.includes('garden') || tags.leisure === 'garden' || tags.biergarten === 'yes', 'Garden'],
    [seats.includes('patio') || seats.includes('terrace'), 'Patio'],
    [tags.natural === 'beach' || tags.leisure === 'marina' || tags.waterfront === 'yes', 'Waterfront'],
    [tags.historic !== undefined || tags.heritage !== undefined, 'Historic'],
    [tags.tourism === 'viewpoint' || tags.view === 'yes', 'View'],
  ];
  return says.flatMap(([said, label]) => (said ? [label] : []));
}

/** 0 where entry is free; nothing else is known of prices. */
export function osmPriceLevel(tags: Tags): number | null {
  return tags.fee === 'no' ? 0 : null;
}

/** 'Italian, Steak house', for reading. */
export function cuisineText(tags: Tags): string | null {
  const words = tagValues(tags.cuisine).map((cuisine) => {
    const text = clean(cuisine.replaceAll('_', ' '));
    return text.charAt(0).toUpperCase() + text.slice(1);
  });
  return words.length > 0 ? words.join(', ') : null;
}
