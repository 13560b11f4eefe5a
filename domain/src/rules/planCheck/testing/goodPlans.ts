import type { Category } from '../../categories.ts';
import type { Diet } from '../../diets.ts';
import { dateKey, wallInstant } from '../../hoursClock.ts';
import type { Mood } from '../../moods.ts';
import { CATEGORIES } from '../../subcategories.ts';
import type { CheckedPlan, CheckedStop } from '../checkedPlan.ts';
import { evening, stop } from './evenings.ts';

const CITIES = {
  Lisbon: [38.71, -9.14, 'Europe/Lisbon'],
  Paris: [48.86, 2.35, 'Europe/Paris'],
  Berlin: [52.52, 13.4, 'Europe/Berlin'],
  Vienna: [48.21, 16.37, 'Europe/Vienna'],
  Florence: [43.77, 11.25, 'Europe/Rome'],
  Madrid: [40.42, -3.7, 'Europe/Madrid'],
  London: [51.51, -0.12, 'Europe/London'],
  Edinburgh: [55.95, -3.19, 'Europe/London'],
  Tromso: [69.65, 18.96, 'Europe/Oslo'],
  Reykjavik: [64.15, -21.94, 'Atlantic/Reykjavik'],
  Istanbul: [41.01, 28.98, 'Europe/Istanbul'],
  'New York': [40.73, -73.99, 'America/New_York'],
  Boston: [42.36, -71.06, 'America/New_York'],
  Chicago: [41.88, -87.63, 'America/Chicago'],
  'New Orleans': [29.96, -90.06, 'America/Chicago'],
  Denver: [39.74, -104.99, 'America/Denver'],
  'San Francisco': [37.77, -122.42, 'America/Los_Angeles'],
  Honolulu: [21.31, -157.86, 'Pacific/Honolulu'],
  'Mexico City': [19.43, -99.13, 'America/Mexico_City'],
  'Buenos Aires': [-34.6, -58.38, 'America/Argentina/Buenos_Aires'],
  Tokyo: [35.68, 139.76, 'Asia/Tokyo'],
  Kyoto: [35.01, 135.77, 'Asia/Tokyo'],
  Mumbai: [18.94, 72.83, 'Asia/Kolkata'],
  Sydney: [-33.87, 151.21, 'Australia/Sydney'],
  'Cape Town': [-33.92, 18.42, 'Africa/Johannesburg'],
} as const satisfies Record<string, readonly [number, number, string]>;

/** 'Kind; start+stay; price; hours; miles north; diets': '-' for what is not known or does not apply. */
type Line = string;

interface GoodPlan {
  city: keyof typeof CITIES;
  on: string;
  mood: Mood;
  stops: readonly Line[];
  budget?: number;
  diet?: Diet;
}

/** Evenings, mornings and afternoons that two people could go on as they are. */
export const GOOD_PLANS: readonly GoodPlan[] = [
  {
    city: 'Lisbon',
    on: '2026-06-13',
    mood: 'serene',
    stops: [
      'View; 19:30+60; free; -; 0',
      'Mediterranean; 21:00+90; $$; Mo-Su 12:00-24:00; .3',
      'Wine Bar; 22:45+60; $$; Mo-Su 17:00-26:00; .4',
    ],
  },
  {
    city: 'Lisbon',
    on: '2026-12-05',
    mood: 'intimate',
    stops: [
      'Museum; 15:00+90; $; Tu-Su 10:00-18:00; 0',
      'Tea House; 16:45+45; $; Mo-Su 10:00-19:00; .2',
      'Fine Dining; 19:30+120; $$$$; Tu-Sa 19:00-23:00; .8',
    ],
  },
  {
    city: 'Paris',
    on: '2026-05-15',
    mood: 'magical',
    stops: [
      'Garden; 18:00+60; free; Mo-Su 7:30-21:30; 0',
      'French; 19:30+105; $$$; Mo-Su 12:00-23:00; .5',
      'Live Music; 21:45+120; $$; -; .7',
    ],
    budget: 320,
  },
  {
    city: 'Paris',
    on: '2026-02-14',
    mood: 'intimate',
    stops: [
      'Chocolate Shop; 16:30+30; $; Mo-Su 10:00-20:00; 0',
      'Gallery; 17:15+45; free; Tu-Sa 11:00-19:00; .3',
      'French; 20:00+120; $$$; Mo-Su 19:00-23:30; .6',
    ],
  },
  {
    city: 'Berlin',
    on: '2026-07-22',
    mood: 'lively',
    stops: [
      'Beach; 17:30+90; free; -; 0',
      'Asian; 19:30+60; $; Mo-Su 12:00-22:30; .6',
      'Nightclub; 23:30+180; $$; We-Su 23:00-30:00; 1.2',
    ],
  },
  {
    city: 'Berlin',
    on: '2026-11-06',
    mood: 'artsy',
    stops: [
      'Gallery; 16:00+60; free; Tu-Sa 11:00-18:00; 0',
      'Indian; 18:30+75; $$; Mo-Su 12:00-23:00; .4; Vegan',
      'Movies; 20:30+120; $; -; .8',
    ],
    diet: 'Vegan',
  },
  {
    city: 'Vienna',
    on: '2026-10-17',
    mood: 'magical',
    stops: [
      'Coffee Shop; 15:00+60; $$; Mo-Su 8:00-22:00; 0',
      'Museum; 16:15+90; $$; Mo-Su 9:00-18:00; .3',
      'Theater; 19:00+150; $$$; -; .7',
      'Fast Food; 21:45+20; $; Mo-Su 11:00-27:00; .8',
    ],
  },
  {
    city: 'Vienna',
    on: '2026-01-09',
    mood: 'serene',
    stops: ['Spa; 14:00+180; $$$; Mo-Su 9:00-22:00; 0', 'Casual; 18:00+90; $$; Mo-Su 11:30-23:00; .5'],
    budget: 160,
  },
  {
    city: 'Florence',
    on: '2026-09-12',
    mood: 'intimate',
    stops: [
      'Coffee Shop; 18:30+30; $; Mo-Su 7:00-20:00; 0',
      'Wine Bar; 19:30+60; $$; Mo-Su 17:00-24:00; .3',
      'Italian; 20:45+105; $$; Mo-Su 19:00-23:00; .5',
      'View; -; free; -; .8',
    ],
  },
  {
    city: 'Florence',
    on: '2026-04-04',
    mood: 'artsy',
    stops: [
      'Museum; 10:00+120; $$; Tu-Su 9:00-18:30; 0',
      'Italian; 12:45+75; $$; Mo-Su 12:00-15:00; .4',
      'Garden; 14:30+90; $; Mo-Su 8:15-18:00; .9',
    ],
  },
  {
    city: 'Madrid',
    on: '2026-06-27',
    mood: 'lively',
    stops: [
      'Rooftop; 20:00+75; $$; Mo-Su 17:00-25:00; 0',
      'Mediterranean; 21:45+90; $$; Mo-Su 13:00-24:00; .4',
      'Live Music; 23:30+90; $; -; .6',
    ],
  },
  {
    city: 'Madrid',
    on: '2026-03-08',
    mood: 'outdoorsy',
    stops: [
      'Park; 11:00+90; free; Mo-Su 6:00-22:00; 0',
      'Market; 13:00+60; $; Mo-Su 10:00-24:00; .7',
      'Museum; 14:30+120; $$; Mo-Su 10:00-20:00; 1.1',
    ],
  },
  {
    city: 'London',
    on: '2026-08-01',
    mood: 'outdoorsy',
    stops: [
      'Park; 17:00+60; free; Mo-Su 5:00-22:00; 0',
      'Pub; 18:30+60; $$; Mo-Su 11:00-23:00; .5',
      'Indian; 20:00+90; $$; Mo-Su 12:00-23:30; .8; Vegetarian',
    ],
    diet: 'Vegetarian',
  },
  {
    city: 'London',
    on: '2026-12-19',
    mood: 'magical',
    stops: [
      'Ice skating; 16:00+60; $$; Mo-Su 10:00-22:00; 0',
      'Pub; 17:30+45; $; Mo-Su 11:00-23:00; .3',
      'Comedy; 19:30+120; $$; -; .6',
    ],
  },
  {
    city: 'Edinburgh',
    on: '2026-06-21',
    mood: 'outdoorsy',
    stops: [
      'Casual; 18:00+75; $$; Mo-Su 12:00-21:30; 0',
      'Hiking; 20:00+120; free; -; .9',
      'Pub; 22:45+45; $; Mo-Su 12:00-25:00; 1.5',
    ],
  },
  {
    city: 'Edinburgh',
    on: '2026-01-25',
    mood: 'intimate',
    stops: [
      'Tea House; 14:30+60; $; Mo-Su 10:00-17:00; 0',
      'Bookshop; 15:45+45; -; Mo-Su 9:00-18:00; .2',
      'Cocktail Bar; 18:00+60; $$; Mo-Su 17:00-25:00; .5',
      'Fine Dining; 19:30+120; $$$; We-Su 18:00-22:00; .7',
    ],
  },
  {
    city: 'Tromso',
    on: '2026-06-20',
    mood: 'outdoorsy',
    stops: [
      'Fast Food; 20:00+30; $; Mo-Su 11:00-23:00; 0',
      'Hiking; 21:30+150; free; -; 1',
      'Pub; 00:45+45; $$; Mo-Su 16:00-27:00; 1.2',
    ],
  },
  {
    city: 'Tromso',
    on: '2026-12-12',
    mood: 'serene',
    stops: [
      'Museum; 13:00+75; $$; Mo-Su 10:00-16:00; 0',
      'Coffee Shop; 14:30+45; $$; Mo-Su 8:00-18:00; .2',
      'Casual; 18:00+90; $$$; Mo-Su 15:00-22:00; .4',
    ],
  },
  {
    city: 'Reykjavik',
    on: '2026-07-04',
    mood: 'serene',
    stops: [
      'Spa; 17:00+120; $$; Mo-Su 6:30-22:00; 0',
      'Fast Food; 19:30+30; $; Mo-Su 10:00-24:00; .6',
      'Beach; 20:30+60; free; -; 1.1',
    ],
  },
  {
    city: 'Istanbul',
    on: '2026-05-02',
    mood: 'magical',
    stops: [
      'Patio; 18:30+45; $; Mo-Su 9:00-24:00; 0',
      'Mediterranean; 19:45+120; $$; Mo-Su 12:00-25:00; .5; Halal',
      'Gelato; 22:15+20; $; Mo-Su 11:00-24:00; .7',
    ],
    diet: 'Halal',
  },
  {
    city: 'Istanbul',
    on: '2026-10-30',
    mood: 'serene',
    stops: [
      'Spa; 15:00+90; $$; Mo-Su 8:00-22:00; 0',
      'Tea House; 17:00+45; $; Mo-Su 9:00-23:00; .4',
      'Casual; 18:30+75; $; Mo-Su 11:00-23:00; .9',
    ],
  },
  {
    city: 'New York',
    on: '2026-05-22',
    mood: 'lively',
    stops: [
      'Park; 18:00+45; free; Mo-Su 6:00-25:00; 0',
      'Italian; 19:15+90; $$; Mo-Su 17:00-23:00; .4',
      'Comedy; 21:30+90; $$; -; .6',
      'Cocktail Bar; 23:15+60; $$$; Mo-Su 17:00-26:00; .8',
    ],
    budget: 260,
  },
  {
    city: 'New York',
    on: '2026-11-01',
    mood: 'artsy',
    stops: [
      'Museum; 13:00+120; $$; Mo-Su 10:30-17:30; 0',
      'Coffee Shop; 15:30+45; $; Mo-Su 7:00-19:00; .3',
      'Japanese; 18:00+75; $$; Mo-Su 17:00-22:00; .8',
      'Movies; 19:45+120; $; -; 1',
    ],
  },
  {
    city: 'New York',
    on: '2026-03-07',
    mood: 'lively',
    stops: [
      'Bowling; 19:00+90; $$; Mo-Su 12:00-26:00; 0',
      'Fast Food; 20:45+30; $; Mo-Su 10:00-28:00; .2',
      'Nightclub; 23:30+150; $$; Fr-Sa 22:00-28:00; .5',
    ],
  },
  {
    city: 'Boston',
    on: '2026-10-10',
    mood: 'outdoorsy',
    stops: [
      'Waterfront; 15:30+60; free; -; 0',
      'Bakery; 16:45+20; $; Mo-Su 8:00-20:00; .4',
      'American; 18:00+90; $$; Mo-Su 11:30-22:00; .6',
    ],
  },
  {
    city: 'Boston',
    on: '2026-02-21',
    mood: 'serene',
    stops: [
      'Museum; 14:00+90; $$; Mo-Su 11:00-17:00; 0',
      'Tea House; 15:45+45; $; Mo-Su 10:00-18:00; .5',
      'Brewery; 17:30+75; $; Mo-Su 12:00-23:00; 1.1',
    ],
  },
  {
    city: 'Chicago',
    on: '2026-07-31',
    mood: 'lively',
    stops: [
      'Beach; 17:00+90; free; Mo-Su 6:00-23:00; 0',
      'Rooftop; 19:00+60; $$; Mo-Su 16:00-25:00; .7',
      'Live Music; 21:00+120; $$; Mo-Su 20:00-28:00; 1.4',
    ],
  },
  {
    city: 'Chicago',
    on: '2026-12-31',
    mood: 'magical',
    stops: [
      'Casual; 19:00+90; $$; Mo-Su 17:00-23:00; 0',
      'Live Music; 21:00+150; $$$; -; .6',
      'Cocktail Bar; 00:15+60; $$; Mo-Su 17:00-28:00; .8',
    ],
  },
  {
    city: 'New Orleans',
    on: '2026-04-18',
    mood: 'lively',
    stops: [
      'Market; 16:00+45; free; Mo-Su 9:00-18:00; 0',
      'American; 17:30+75; $$; Mo-Su 11:00-22:00; .4',
      'Live Music; 19:30+90; $; -; .5',
      'Dive Bar; 21:30+60; $; Mo-Su 12:00-29:00; .6',
      'Donut Shop; 23:00+20; $; Mo-Su 0:00-24:00; .8',
    ],
  },
  {
    city: 'Denver',
    on: '2026-08-15',
    mood: 'outdoorsy',
    stops: [
      'Hiking; 16:30+120; free; -; 0',
      'Brewery; 19:15+60; $; Mo-Su 12:00-23:00; .9',
      'Mexican; 20:30+75; $; Mo-Su 11:00-23:00; 1.2',
    ],
  },
  {
    city: 'Denver',
    on: '2026-01-17',
    mood: 'artsy',
    stops: [
      'Workshop; 14:00+120; $$; Sa-Su 10:00-18:00; 0',
      'Coffee Shop; 16:15+40; $; Mo-Su 7:00-18:00; .3',
      'Thai; 18:00+75; $$; Mo-Su 11:00-21:30; .6; Gluten free',
    ],
    diet: 'Gluten free',
  },
  {
    city: 'San Francisco',
    on: '2026-05-15',
    mood: 'magical',
    stops: [
      'View; 19:00+60; free; -; 0',
      'Mexican; 20:30+60; $; Mo-Su 11:00-23:00; .6',
      'Arcade; 21:45+75; $; Mo-Su 12:00-24:00; .9',
    ],
    budget: 90,
  },
  {
    city: 'San Francisco',
    on: '2026-11-22',
    mood: 'serene',
    stops: [
      'Brunch Spot; 10:30+75; $$; Mo-Su 8:00-15:00; 0',
      'Garden; 12:15+90; $; Mo-Su 9:00-17:00; .7',
      'Bookshop; 14:15+45; $; Mo-Su 10:00-20:00; 1.3',
      'Ice Cream; 15:15+20; $; Mo-Su 12:00-22:00; 1.4',
    ],
  },
  {
    city: 'San Francisco',
    on: '2026-03-06',
    mood: 'intimate',
    stops: [
      'Wine Bar; 17:30+60; $$; Mo-Su 16:00-24:00; 0',
      'Japanese; 18:45+90; $$$; Mo-Su 17:00-22:00; .3; Pescetarian',
      'Movies; 20:45+120; $; -; .5',
    ],
    diet: 'Pescetarian',
  },
  {
    city: 'Honolulu',
    on: '2026-09-19',
    mood: 'outdoorsy',
    stops: [
      'Beach; 16:00+120; free; -; 0',
      'Asian; 18:45+75; $$; Mo-Su 11:00-22:00; .5',
      'Lounge; 20:15+60; $$; Mo-Su 16:00-24:00; .6',
    ],
  },
  {
    city: 'Honolulu',
    on: '2026-01-03',
    mood: 'serene',
    stops: [
      'Hiking; 07:00+120; free; -; 0',
      'Brunch Spot; 09:45+75; $$; Mo-Su 7:00-14:00; 1.2',
      'Beach; 11:30+120; free; -; 1.7',
    ],
  },
  {
    city: 'Mexico City',
    on: '2026-11-14',
    mood: 'artsy',
    stops: [
      'Museum; 15:00+90; $; Tu-Su 10:00-18:00; 0',
      'Park; 16:45+45; free; Mo-Su 5:00-18:00; .3',
      'Mexican; 18:30+90; $$; Mo-Su 13:00-23:00; .9',
      'Cocktail Bar; 20:30+60; $$; Mo-Su 18:00-26:00; 1.1',
    ],
  },
  {
    city: 'Mexico City',
    on: '2026-05-09',
    mood: 'lively',
    stops: [
      'Fast Food; 19:00+30; $; Mo-Su 9:00-26:00; 0',
      'Sports; 20:00+120; $$; -; .8',
      'Karaoke; 22:30+90; $; Mo-Su 18:00-28:00; 1.3',
    ],
  },
  {
    city: 'Buenos Aires',
    on: '2026-01-16',
    mood: 'lively',
    stops: [
      'Garden; 18:30+60; free; Mo-Su 9:00-21:00; 0',
      'American; 21:00+105; $$; Mo-Su 12:00-25:00; .7',
      'Live Music; 23:15+120; $$; -; 1',
    ],
  },
  {
    city: 'Buenos Aires',
    on: '2026-07-11',
    mood: 'intimate',
    stops: [
      'Bookshop; 16:00+60; -; Mo-Su 9:00-22:00; 0',
      'Pastry Shop; 17:15+45; $; Mo-Su 8:00-21:00; .2',
      'Theater; 20:00+120; $$; -; .8',
      'Italian; 22:30+90; $$; Mo-Su 19:00-25:00; 1',
    ],
  },
  {
    city: 'Tokyo',
    on: '2026-04-02',
    mood: 'magical',
    stops: [
      'Park; 16:30+75; free; Mo-Su 0:00-24:00; 0',
      'Japanese; 18:15+60; $$; Mo-Su 17:00-23:00; .5',
      'Karaoke; 19:45+90; $; Mo-Su 11:00-29:00; .7',
      'Ramen; 23:45+30; $; Mo-Su 11:00-28:00; .8',
    ],
  },
  {
    city: 'Tokyo',
    on: '2026-08-09',
    mood: 'artsy',
    stops: [
      'Gallery; 14:00+75; $; We-Su 10:00-18:00; 0',
      'Tea House; 15:30+45; $$; Mo-Su 11:00-19:00; .4',
      'Rooftop; 18:30+60; $$; Mo-Su 17:00-23:00; 1',
    ],
  },
  {
    city: 'Kyoto',
    on: '2026-11-20',
    mood: 'serene',
    stops: [
      'Garden; 10:00+75; $; Mo-Su 8:30-16:30; 0',
      'Tea House; 11:30+45; $; Mo-Su 10:00-18:00; .4',
      'Japanese; 12:30+75; $$$; Mo-Su 11:30-14:30; .7',
      'Hiking; 14:15+90; free; -; 1.2',
    ],
    budget: 220,
  },
  {
    city: 'Mumbai',
    on: '2026-12-20',
    mood: 'magical',
    stops: [
      'Waterfront; 17:00+60; free; -; 0',
      'Indian; 19:30+90; $$; Mo-Su 12:00-24:00; .8; Vegetarian',
      'Ice Cream; 21:15+20; $; Mo-Su 11:00-25:00; .9',
    ],
    diet: 'Vegetarian',
  },
  {
    city: 'Mumbai',
    on: '2026-07-18',
    mood: 'intimate',
    stops: [
      'Gallery; 16:00+60; free; Tu-Su 11:00-19:00; 0',
      'Coffee Shop; 17:15+45; $; Mo-Su 8:00-23:00; .3',
      'Movies; 18:30+150; $; -; .9',
    ],
  },
  {
    city: 'Sydney',
    on: '2026-01-24',
    mood: 'outdoorsy',
    stops: [
      'Beach; 16:00+120; free; -; 0',
      'Fast Food; 18:15+30; $; Mo-Su 11:00-21:00; .2',
      'Hiking; 19:00+60; free; -; .5',
      'Pub; 20:30+60; $$; Mo-Su 12:00-24:00; 1',
    ],
  },
  {
    city: 'Sydney',
    on: '2026-06-12',
    mood: 'artsy',
    stops: [
      'Gallery; 14:30+90; free; Mo-Su 10:00-17:00; 0',
      'Wine Bar; 17:30+60; $$; Mo-Su 16:00-24:00; .7',
      'Theater; 19:30+150; $$$; -; 1.2',
    ],
    budget: 200,
  },
  {
    city: 'Cape Town',
    on: '2026-02-06',
    mood: 'outdoorsy',
    stops: [
      'Hiking; 16:30+120; free; -; 0',
      'View; 19:00+60; free; -; .4',
      'Mediterranean; 20:45+90; $$; Mo-Su 12:00-23:00; 1.3',
    ],
  },
  {
    city: 'Cape Town',
    on: '2026-08-22',
    mood: 'intimate',
    stops: [
      'Market; 10:00+75; $; Sa 9:00-14:00; 0',
      'Bookshop; 11:45+45; -; Mo-Su 9:00-17:00; .5',
      'Casual; -; $$; Mo-Su 12:00-22:00; .9',
      'Gallery; -; free; -; 1',
    ],
  },
  {
    city: 'San Francisco',
    on: '2026-10-31',
    mood: 'lively',
    stops: [
      'Pub; -; $; Mo-Su 12:00-26:00; 0',
      'Thai; -; $$; Mo-Su 11:00-22:00; .3',
      'Nightclub; -; $$; Th-Sa 21:00-26:00; .9',
    ],
  },
];

const categoryOf = (kind: string): Category => {
  const owner = Object.entries(CATEGORIES).find(([, kinds]) => (kinds as readonly string[]).includes(kind));
  const others: Record<string, Category> = {
    View: 'Outdoor',
    Waterfront: 'Outdoor',
    'Ice skating': 'Entertainment',
    Ramen: 'Restaurant',
  };
  return (owner?.[0] as Category | undefined) ?? others[kind] ?? 'Experience';
};

function stopOf(line: Line, index: number, city: GoodPlan['city']): CheckedStop {
  const [kind = '', time = '-', price = '-', open = '-', north = '0', diets] = line.split('; ');
  const [latitude, longitude, zone] = CITIES[city];
  const [starts, stay] = time === '-' ? [] : time.split('+');
  return stop(`${index + 1} ${kind}`, {
    category: categoryOf(kind),
    subcategory: kind,
    latitude: latitude + Number(north) / 69,
    longitude,
    zone,
    starts_at: starts ?? null,
    stay_minutes: stay ? Number(stay) : null,
    price_level: price === '-' ? null : price === 'free' ? 0 : price.length,
    open: open === '-' ? null : open,
    diets: diets ? [diets] : [],
  });
}

/** The plan as the check sees it, on its own evening. */
export function goodEvening({ city, on, stops, budget, diet }: GoodPlan): CheckedPlan {
  const zone = CITIES[city][2];
  const day = Array.from({ length: 366 }, (_, i) => 20_454 + i).find((one) => dateKey(one) === on) ?? 0;
  return evening(
    stops.map((line, index) => stopOf(line, index, city)),
    {
      evening: wallInstant({ day, hour: 19, minute: 0 }, zone),
      time_zone: zone,
      budget: budget ?? null,
      diet: diet ?? null,
    },
  );
}
