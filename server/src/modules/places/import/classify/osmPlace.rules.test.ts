import { isCategory } from '@liora/domain/rules/categories';
import { CATEGORIES } from '@liora/domain/rules/subcategories';
import { describe, expect, it } from 'vitest';
import { SETTINGS } from '../testing/importing.ts';
import { asksForState, judgeOsm, osmPlace } from './osmPlace.rules.ts';
import { CUISINES, type DateKind, OSM_KINDS, OVERTURE_KINDS, SWEET_AND_COFFEE } from './placeKinds.data.ts';

const place = (tags: Record<string, string>, divisions: string[] = []) => {
  const named = { name: 'Lumen', ...tags };
  const judged = judgeOsm(named);
  if (judged === null || typeof judged === 'string') return judged;
  return osmPlace('node/1', named, judged, { lat: 37.78, lng: -122.41 }, SETTINGS, divisions);
};
const kind = (tags: Record<string, string>) => {
  const found = place(tags);
  if (found === null || typeof found === 'string') return found;
  return `${found.categories.join('+')}: ${found.subcategory}`;
};

describe('which places are for a date, and as what', () => {
  it('KEY-11 to KEY-17 every kind uses the fixed categories and subcategories', () => {
    const kinds = [...Object.values(OSM_KINDS), ...Object.values(OVERTURE_KINDS)];
    const pairs = [
      ...kinds.flatMap((one: DateKind | null) => (one ? [[one.category, one.subcategory] as const] : [])),
      ...Object.keys(CUISINES).map((name) => ['Restaurant', name] as const),
      ...Object.values(SWEET_AND_COFFEE),
    ];
    for (const [category, subcategory] of pairs) {
      expect(isCategory(category)).toBe(true);
      if (subcategory !== null && isCategory(category))
        expect(CATEGORIES[category] as readonly string[]).toContain(subcategory);
    }
  });

  it.each([
    [{ amenity: 'restaurant', cuisine: 'pizza;italian' }, 'Restaurant: Italian'],
    [{ amenity: 'restaurant', cuisine: 'regional;sushi' }, 'Restaurant: Japanese'],
    [{ amenity: 'restaurant', bar: 'yes' }, 'Restaurant+Bar: null'],
    [{ amenity: 'fast_food', cuisine: 'burger' }, 'Restaurant: Fast Food'],
    [{ amenity: 'fast_food', cuisine: 'donut' }, 'Dessert+Restaurant: Donut Shop'],
    [{ amenity: 'cafe', cuisine: 'coffee_shop;breakfast' }, 'Cafe: Coffee Shop'],
    [{ amenity: 'cafe', cuisine: 'bubble_tea' }, 'Cafe: Tea House'],
    [{ amenity: 'cafe', cuisine: 'ice_cream' }, 'Cafe+Dessert: Coffee Shop'],
    [{ amenity: 'ice_cream', cuisine: 'gelato' }, 'Dessert: Gelato'],
    [{ shop: 'bakery' }, 'Cafe+Dessert: Bakery'],
    [{ amenity: 'bar', cocktails: 'yes' }, 'Bar: Cocktail Bar'],
    [{ amenity: 'pub', microbrewery: 'yes' }, 'Bar: Brewery'],
    [{ amenity: 'nightclub' }, 'Entertainment+Bar: Nightclub'],
    [{ amenity: 'theatre', 'theatre:genre': 'comedy' }, 'Entertainment: Comedy'],
    [{ leisure: 'park', tourism: 'attraction' }, 'Outdoor+Experience+Tourist attraction: Park'],
    [{ tourism: 'attraction', natural: 'beach' }, 'Outdoor+Experience+Tourist attraction: Beach'],
    [{ tourism: 'museum', museum: 'art' }, 'Experience+Gallery: Museum'],
    [{ amenity: 'arts_centre' }, 'Entertainment+Experience: null'],
    [{ leisure: 'fitness_centre', sport: 'yoga' }, 'Experience: Yoga Studio'],
    [{ tourism: 'museum', amenity: 'cafe' }, 'Cafe+Experience+Museum: Coffee Shop'],
    [{ amenity: 'bench' }, null],
    [{ shop: 'supermarket' }, null],
    [{ historic: 'memorial', memorial: 'plaque' }, 'excepted_kind'],
    [{ leisure: 'garden', access: 'private' }, 'not_public'],
    [{ 'disused:amenity': 'restaurant' }, null],
  ])('%j is %s', (tags, expected) => {
    expect(kind(tags)).toBe(expected);
  });

  it.each([
    [{ tourism: 'zoo' }, ['Zoo', 'Tourist attraction']],
    [{ historic: 'castle' }, ['Castle', 'Tourist attraction']],
    [{ shop: 'confectionery' }, ['Candy store', 'Confectionery shop']],
    [{ shop: 'art' }, ['Art store']],
    [{ amenity: 'food_court' }, ['Food court']],
  ])(
    'KEY-09 %j has no subcategory of its own and keeps the words that people look for it by',
    (tags, called) => {
      expect(place(tags)).toMatchObject({ categories: expect.arrayContaining(called) });
    },
  );

  it('gardens, sculptures and viewpoints without a name do not flood the list', () => {
    expect(judgeOsm({ leisure: 'garden' })).toBe('no_name');
    expect(judgeOsm({ tourism: 'artwork', artist_name: 'Rodin' })).toBe('no_name');
  });

  it('a chain without a sign of its own carries the name of its brand', () => {
    expect(judgeOsm({ amenity: 'cafe', brand: 'Starbucks' })).toMatchObject({ names: { name: 'Starbucks' } });
  });
});

describe('what is taken over from the tags', () => {
  it('alternative, former, official and foreign names, once each', () => {
    expect(
      place({
        amenity: 'bar',
        alt_name: 'Lumen;Le Lumen',
        old_name: 'Norton’s Vault',
        'name:zh-Hans': '光',
        'old_name:en': 'Vault',
        'name:etymology': 'Latin',
        'name:etymology:wikidata': 'Q1',
        brand: 'Lumen',
      }),
    ).toMatchObject({ other_names: ['Le Lumen', 'Norton’s Vault', '光', 'Vault'] });
  });

  it('the address as the country writes it', () => {
    const address = { amenity: 'bar', 'addr:street': 'Grant Avenue', 'addr:housenumber': '401' };
    expect(place({ ...address, 'addr:city': 'San Francisco' })).toMatchObject({
      address: '401 Grant Avenue',
      locality: 'San Francisco',
    });
    expect(place({ ...address, 'addr:country': 'DE' })).toMatchObject({ address: 'Grant Avenue 401' });
    expect(place({ amenity: 'bar' })).toMatchObject({ address: null, locality: null });
  });

  it('hours as written, and as minutes when they are understood', () => {
    expect(place({ amenity: 'bar', opening_hours: 'Mo 17:00-19:00' })).toMatchObject({
      hours: 'Mo 17:00-19:00',
      hours_weekly: '{[1020,1140)}',
      time_zone: 'America/Los_Angeles',
    });
    expect(place({ amenity: 'bar', opening_hours: 'by the moon' })).toMatchObject({
      hours: 'by the moon',
      hours_weekly: null,
    });
  });

  it('FIX-30 holidays of the states around it, where its hours ask for them', () => {
    const tags = { amenity: 'bar', opening_hours: 'Mo-Su 17:00-19:00; PH off', 'addr:country': 'DE' };
    expect(place(tags, ['DE.02'])).toMatchObject({ hours_exceptions: { '2027-01-06': '{}' } });
    expect(place(tags, ['DE.04'])).not.toHaveProperty(['hours_exceptions', '2027-01-06']);
    expect(place(tags, ['DE.02', 'DE.04'])).toMatchObject({
      hours_exceptions: { 'unknown 2027-01-06': '{[1020,1140)}', '2026-12-25': '{}' },
    });
    expect(asksForState(tags)).toBe(true);
    expect(asksForState({ opening_hours: 'Mo-Su 17:00-19:00' })).toBe(false);
  });

  it('FIX-30 RUL-126 an open end lasts as long as is usual for its kind', () => {
    const opens = { opening_hours: 'Mo 17:00+' };
    expect(place({ amenity: 'bar', ...opens })).toMatchObject({
      hours_weekly: '{[1020,1440)}',
      hours_exceptions: { unknown: '{[1440,1620)}' },
    });
    expect(place({ amenity: 'restaurant', ...opens })).toMatchObject({
      hours_weekly: '{[1020,1290)}',
      hours_exceptions: { unknown: '{[1290,1620)}' },
    });
  });

  it('diets, seats outside, live music and what it looks like', () => {
    expect(
      place({
        amenity: 'bar',
        'diet:vegan': 'yes',
        'diet:halal': 'no',
        outdoor_seating: 'garden',
        live_music: 'yes',
        historic: 'building',
      }),
    ).toMatchObject({
      dietary_tags: ['Vegan'],
      outdoor_seating: true,
      date_vibe: ['Live music'],
      aesthetic_tags: ['Garden', 'Historic'],
    });
  });

  it('nothing is claimed that nobody said', () => {
    expect(place({ amenity: 'bar' })).toMatchObject({
      outdoor_seating: null,
      price_level: null,
      date_vibe: [],
      aesthetic_tags: [],
      hours: null,
    });
    expect(place({ tourism: 'museum', fee: 'no' })).toMatchObject({ price_level: 0, price_range: 'Free' });
  });
});

/** What mappers and copied texts bring along: an override, a break, controls, what PostgreSQL cannot store. */
const UNTIDY = (text: string) => `\uFEFF${text.replaceAll(' ', '\u2028\u0007 ')}\u202E\0\ud800\u001B`;

it('FIX-16 names and other words pass the normaliser that people’s own titles pass', () => {
  const tags = { amenity: 'restaurant', cuisine: 'deep_dish pizza', description: 'Under the lamps' };
  const untidy = {
    ...Object.fromEntries(
      Object.entries({ ...tags, 'addr:city': 'San Francisco' }).map(([k, v]) => [k, UNTIDY(v)]),
    ),
    amenity: 'restaurant',
    name: UNTIDY('Café Lumen'),
    'name:ar': '\u202Bمقهى النور\u202C',
    opening_hours: `Mo-Su\u2028 10:00-18:00\u202E`,
  };
  expect(place(untidy)).toMatchObject({
    name: 'Café Lumen',
    other_names: expect.arrayContaining(['مقهى النور']),
    locality: 'San Francisco',
    description: 'Under the lamps',
    cuisine: 'Deep dish pizza',
    hours: 'Mo-Su 10:00-18:00',
  });
  expect(place({ amenity: 'restaurant', name: '\u202E\u2066\uFEFF\0' })).toBe('no_name');
});

it.each(['نور على الماء', 'שקיעה', 'می‌خواهم', 'क्‍ष', 'a\u200Eb', 'L’Échelle – 東京'])(
  'FIX-16 the marks that a script needs stay: %s',
  (name) => {
    expect(place({ amenity: 'cafe', name })).toMatchObject({ name: name.normalize('NFC') });
  },
);
