import type { CheckedPlan } from '../checkedPlan.ts';
import type { RuleName } from '../finding.ts';
import { CUSTOM, evening, HILL, RESTAURANT, stop } from './evenings.ts';

export interface Fixture {
  rule: RuleName | 'planCheck';
  name: string;
  plan: CheckedPlan;
}

const at = (starts_at: string, stay_minutes: number | null = null) => ({ starts_at, stay_minutes });
const bar = (id: string, starts_at: string, more = {}) => stop(id, { ...at(starts_at, 60), ...more });
const show = (subcategory: string) =>
  stop(subcategory, { category: 'Entertainment', subcategory, open: null, ...at('20:00') });
const lit = (subcategory: string) => stop(subcategory, { category: 'Outdoor', subcategory, ...at('22:30') });

const CLOSED: [string, CheckedPlan][] = [
  [
    'a café that has closed for the day: another near it',
    evening([bar('bar', '17:00'), bar('cafe', '18:30', { open: 'Mo-Su 8:00-16:00', price_level: 1 })]),
  ],
  [
    'a bar that opens an hour later: the stop waits for it, and those after it',
    evening([
      bar('wine', '17:00', { open: 'Mo-Su 18:00-24:00' }),
      bar('dinner', '18:15', { stay_minutes: 90 }),
      bar('late', '23:00'),
    ]),
  ],
  [
    'two hours are waited for',
    evening([bar('wine', '17:00', { open: 'Mo-Su 19:00-24:00' }), bar('late', '23:00')]),
  ],
  [
    'a minute more is not',
    evening([bar('wine', '16:59', { open: 'Mo-Su 19:00-24:00' }), bar('late', '23:00')]),
  ],
  [
    'a gallery after it has closed changes places with the stop before',
    evening([
      bar('first', '14:30'),
      bar('wine', '16:00'),
      bar('gallery', '17:30', { open: 'Mo-Su 10:00-17:05', category: 'Experience', subcategory: 'Gallery' }),
      bar('last', '19:30'),
    ]),
  ],
  [
    'a club before it opens changes places with the stop after',
    evening([
      bar('first', '16:00'),
      bar('club', '18:00', { open: 'Mo-Su 21:00-26:00' }),
      bar('wine', '21:30'),
    ]),
  ],
  [
    'a place that no coordinates are known near is left out',
    evening([
      bar('one', '17:00', { latitude: null }),
      bar('cafe', '18:30', { open: 'Mo-Su 8:00-16:00', latitude: null }),
      bar('two', '20:00', { longitude: null }),
    ]),
  ],
  [
    'also of two',
    evening([
      bar('one', '17:00', CUSTOM),
      bar('cafe', '18:30', { open: 'Mo-Su 8:00-16:00', longitude: null }),
    ]),
  ],
  [
    'closed at the minute of closing, by the clock of the place',
    evening([
      bar('eastern', '18:59', { zone: 'America/New_York', open: 'Mo-Su 8:00-19:00' }),
      bar('eastern late', '20:30', { zone: 'America/New_York', open: 'Mo-Su 8:00-20:30' }),
    ]),
  ],
  [
    'hours of a place without a time are no matter',
    evening([stop('cafe', { open: 'Mo-Su 8:00-9:00' }), stop('b')]),
  ],
];

const UNKNOWN: [string, CheckedPlan][] = [
  [
    'a bar whose hours nobody knows',
    evening([bar('wine', '18:00', { open: null }), bar('late', '20:00')], { diet: 'Vegan' }),
  ],
  ['without a time nothing is said', evening([stop('wine', { open: null }), stop('late', { open: null })])],
  [
    'hills have no door, places of one’s own no hours',
    evening([stop('hill', { ...HILL, open: null, ...at('17:00') }), bar('bench', '18:00', CUSTOM)]),
  ],
  [
    'what begins at a time says when',
    evening(['Live Music', 'Comedy', 'Theater', 'Movies', 'Sports'].map(show)),
  ],
  [
    'looks near the stop before where it has no coordinates itself',
    evening([
      bar('first', '17:00', { north: 1 }),
      bar('wine', '19:00', { open: null, latitude: null }),
      bar('third', '21:00', { north: -0.5 }),
    ]),
  ],
  [
    'or near the one after it',
    evening([bar('wine', '19:00', { open: null, latitude: null }), bar('next', '21:00', { north: 1 })]),
  ],
  [
    'or leaves it out',
    evening([
      bar('wine', '19:00', { open: null, latitude: null }),
      bar('two', '21:00', CUSTOM),
      bar('three', '23:00', { north: 1 }),
    ]),
  ],
  ['a zone that is none', evening([bar('wine', '19:00', { zone: 'Mars/Olympus' }), bar('two', '21:00')])],
];

const OVERLAP: [string, CheckedPlan][] = [
  [
    'dinner lasts longer: the next begins later, the one after that as planned',
    evening([
      bar('dinner', '18:00', { stay_minutes: 95 }),
      bar('wine', '19:00', { stay_minutes: 45 }),
      bar('show', '20:45'),
    ]),
  ],
  [
    'what follows is pushed as far as needed',
    evening([
      bar('a', '18:00', { stay_minutes: 120 }),
      bar('b', '19:00'),
      bar('c', '20:10'),
      bar('d', '22:30'),
    ]),
  ],
  [
    'a minute counts once something is moved',
    evening([bar('a', '18:00'), bar('b', '18:55'), bar('c', '20:05')]),
  ],
  ['five minutes late are nothing', evening([bar('a', '18:00'), bar('b', '18:56')])],
  ['six are', evening([bar('a', '18:00'), bar('b', '18:55'), bar('c', '20:30')])],
  [
    'a stop that begins before the one before it comes before it, with who follows it',
    evening([bar('late', '21:00'), bar('early', '18:00'), stop('follower'), bar('last', '23:00')]),
  ],
  [
    'a stop without an end is over as soon as it began, one without a time is passed over',
    evening([stop('a', at('18:00')), stop('b'), stop('c', at('18:02')), stop('d', at('17:50'))]),
  ],
  [
    'as far as people walk the way is walked',
    evening([bar('a', '18:00'), bar('b', '19:30', { north: 1.812 }), bar('c', '21:30', { north: 1.812 })]),
  ],
  [
    'farther away it is ridden',
    evening([bar('a', '18:00'), bar('b', '19:03', { north: 1.83 }), bar('c', '20:28', { north: 7.83 })]),
  ],
  [
    'the way to a place of one’s own is not known',
    evening([bar('a', '18:00'), bar('b', '18:54', CUSTOM), bar('c', '20:00')]),
  ],
  ['past midnight', evening([bar('a', '22:30'), bar('b', '23:45'), bar('c', '01:00'), bar('d', '01:30')])],
  [
    'where a later start finds the door closed, the stop is left out',
    evening([
      bar('a', '18:00', { stay_minutes: 120 }),
      bar('b', '19:00', { open: 'Mo-Su 8:00-20:00' }),
      bar('c', '21:30'),
    ]),
  ],
];

const OVERLAP_OF_TWO: [string, CheckedPlan][] = [
  [
    'where nothing else helps one of two is left out',
    evening([bar('a', '18:00', { stay_minutes: 120 }), bar('b', '19:00', { open: 'Mo-Su 8:00-20:00' })]),
  ],
  ['twelve miles take an hour and a little', evening([bar('a', '18:00'), bar('b', '19:30', { north: 12 })])],
];

const LEG: [string, CheckedPlan][] = [
  ['45 minutes are walked', evening([stop('a'), stop('b', { north: 1.812 })])],
  [
    '46 are not: another near the stop before',
    evening([stop('a'), stop('b', { north: 1.83, ...RESTAURANT }), stop('c', { north: 1.85 })]),
  ],
  [
    'another order makes the way shorter; times stay where they are',
    evening([
      bar('a', '17:00'),
      bar('b', '18:30', { north: 2.2 }),
      bar('c', '20:00', { north: 0.4 }),
      bar('d', '21:30', { north: 2.1 }),
    ]),
  ],
  [
    'of two orders equally short the first',
    evening([stop('a'), stop('b', { north: 2.1 }), stop('c', { north: 0.4 })]),
  ],
  [
    'nobody knows how far a place without coordinates is',
    evening([stop('a'), stop('b', CUSTOM), stop('c', { north: 4 })]),
  ],
  [
    'the first is far from all others',
    evening([stop('a', { north: 9 }), stop('b'), stop('c', { north: 0.1 })]),
  ],
];

const MEALS: [string, CheckedPlan][] = [
  [
    'two restaurants in a row: a drink between them',
    evening([stop('a', RESTAURANT), stop('b', RESTAURANT), stop('c'), stop('d')]),
  ],
  ['of two, dessert instead', evening([stop('a', RESTAURANT), stop('b', RESTAURANT)])],
  [
    'brunch is a meal, a snack is none',
    evening([
      stop('brunch', { category: 'Cafe', subcategory: 'Brunch Spot' }),
      stop('lunch', { ...RESTAURANT, subcategory: 'Fast Food' }),
      stop('dinner', RESTAURANT),
    ]),
  ],
  [
    'brunch, then lunch',
    evening([stop('brunch', { category: 'Cafe', subcategory: 'Brunch Spot' }), stop('lunch', RESTAURANT)]),
  ],
  [
    'a drink between them is enough where nothing has a time',
    evening([stop('a', RESTAURANT), stop('b'), stop('c', RESTAURANT)]),
  ],
  [
    'by the clock it is not',
    evening([bar('a', '18:00', RESTAURANT), bar('b', '19:10'), bar('c', '20:30', RESTAURANT)]),
  ],
  [
    'two and a half hours apart are enough',
    evening([bar('a', '12:00', RESTAURANT), bar('b', '15:30', RESTAURANT)]),
  ],
  ['a minute less is not', evening([bar('a', '12:00', RESTAURANT), bar('b', '15:29', RESTAURANT)])],
  [
    'where one has no time the order counts',
    evening([bar('a', '12:00', RESTAURANT), stop('b', RESTAURANT), stop('c', CUSTOM)]),
  ],
  [
    'each against the one before it',
    evening([
      bar('lunch', '12:00', RESTAURANT),
      bar('tea', '16:00'),
      bar('dinner', '18:00', RESTAURANT),
      bar('more', '19:30', RESTAURANT),
    ]),
  ],
  [
    'without coordinates it is left out',
    evening([
      stop('a', { ...RESTAURANT, latitude: null }),
      stop('b', { ...RESTAURANT, latitude: null }),
      stop('c', { ...RESTAURANT, latitude: null }),
    ]),
  ],
];

const DARK: [string, CheckedPlan][] = [
  [
    'half an hour after sunset there is light',
    evening([stop('hill', { ...HILL, ...at('20:42') }), bar('a', '22:00')]),
  ],
  [
    'a minute later it is dark: something under a roof',
    evening([stop('hill', { ...HILL, ...at('20:43') }), bar('a', '22:00')]),
  ],
  [
    'the stop before goes first',
    evening([
      bar('a', '17:30'),
      bar('b', '19:00'),
      stop('hill', { ...HILL, ...at('21:00') }),
      bar('c', '22:30'),
    ]),
  ],
  [
    'the stop before the last one that is dark already',
    evening([bar('a', '18:00'), bar('b', '20:50'), bar('hill', '22:30', HILL), bar('c', '23:50')]),
  ],
  [
    'in the small hours, too',
    evening([bar('a', '23:30'), bar('beach', '01:00', { category: 'Outdoor', subcategory: 'Beach' })]),
  ],
  [
    'rooftops, terraces, markets and pitches are lit',
    evening(['Rooftop', 'Patio', 'Market', 'Sports'].map(lit)),
  ],
  [
    'nobody knows the light of a place without coordinates',
    evening([bar('a', '20:00'), bar('hill', '23:00', { ...HILL, latitude: null })]),
  ],
  [
    'a hill that Liora does not know any more, by the clocks of the evening',
    evening([{ ...bar('hill', '21:30', HILL), known: null }, bar('bar', '23:00')]),
  ],
];

const DIET: [string, CheckedPlan][] = [
  [
    'nothing says that it is met',
    evening([stop('a', { ...RESTAURANT, diets: ['Halal'] }), stop('b')], { diet: 'Vegan' }),
  ],
  ['nobody asks', evening([stop('a', RESTAURANT), stop('b')])],
  [
    'it is met',
    evening([stop('a', { ...RESTAURANT, diets: ['Halal', 'Vegan'] }), stop('b')], { diet: 'Vegan' }),
  ],
  [
    'vegan is vegetarian',
    evening([stop('a', { ...RESTAURANT, diets: ['Vegan'] }), stop('b')], { diet: 'Vegetarian' }),
  ],
  [
    'vegetarian is not vegan',
    evening([stop('a', { ...RESTAURANT, diets: ['Vegetarian'] }), stop('b')], { diet: 'Vegan' }),
  ],
  [
    'vegan is without lactose',
    evening([stop('a', { ...RESTAURANT, diets: ['Vegan'] }), stop('b')], { diet: 'Lactose free' }),
  ],
  [
    'vegetarian is pescetarian',
    evening([stop('a', { ...RESTAURANT, diets: ['Vegetarian'] }), stop('b')], { diet: 'Pescetarian' }),
  ],
  [
    'vegan is pescetarian',
    evening([stop('a', { ...RESTAURANT, diets: ['Vegan'] }), stop('b')], { diet: 'Pescetarian' }),
  ],
  [
    'without coordinates it is left out',
    evening(
      [
        stop('a', { ...RESTAURANT, own: true, latitude: null }),
        stop('b', { latitude: null }),
        stop('c', { latitude: null }),
      ],
      { diet: 'Halal' },
    ),
  ],
];

const BUDGET: [string, CheckedPlan][] = [
  [
    'exactly the budget',
    evening([stop('a', { cost_for_two: 80 }), stop('b', { cost_for_two: 40 })], { budget: 120 }),
  ],
  [
    'a dollar more: a cheaper one instead of the dearest',
    evening(
      [
        stop('a', { cost_for_two: 41, price_level: 2 }),
        stop('b', { cost_for_two: 80, price_level: 3 }),
        stop('free', { price_level: 0 }),
      ],
      { budget: 120 },
    ),
  ],
  [
    'meals by their price level, about',
    evening(
      [0, 1, 2, 3, 4].map((price_level) =>
        stop(`meal ${price_level}`, {
          ...RESTAURANT,
          price_level,
          ...at(`${4 * price_level + 6}:00`.padStart(5, '0')),
        }),
      ),
      { budget: 500 },
    ),
  ],
  [
    'other stops by theirs',
    evening(
      [0, 1, 2, 3, 4].map((price_level) => stop(`bar ${price_level}`, { price_level })),
      { budget: 239 },
    ),
  ],
  [
    'nobody knows what a place without a level costs',
    evening([stop('a'), stop('b', { cost_for_two: 30 }), stop('c', { cost_for_two: 30 })], { budget: 50 }),
  ],
  [
    'a cheap place cannot be cheaper',
    evening([stop('a', { price_level: 1 }), stop('b', { price_level: 1 }), stop('c')], { budget: 20 }),
  ],
  [
    'of level 2 one of level 1',
    evening([stop('a', { price_level: 2 }), stop('b', { price_level: 2 }), stop('c')], { budget: 50 }),
  ],
  ['no budget', evening([stop('a', { cost_for_two: 9000 }), stop('b', { price_level: 9 })])],
  [
    'less than nothing',
    evening([stop('a', { price_level: 0 }), stop('b', { price_level: 0 })], { budget: -1 }),
  ],
  [
    'no budget at all',
    evening([stop('a', { cost_for_two: 1 }), stop('b', { cost_for_two: 0 })], { budget: 0 }),
  ],
];

const PLACELESS: [string, CheckedPlan][] = [
  ['places of one’s own alone', evening([stop('a', CUSTOM), stop('b', CUSTOM)])],
  ['for oneself', evening([stop('a', CUSTOM), stop('b', CUSTOM)], { listed: false })],
  ['with the name of a town', evening([stop('a', CUSTOM), stop('b', CUSTOM)], { named: true })],
  ['one is known', evening([stop('a', CUSTOM), stop('b')])],
  ['half a position is none', evening([stop('a', { latitude: null }), stop('b', { longitude: null })])],
  ['nothing yet', evening([])],
];

const TOGETHER: [string, CheckedPlan][] = [
  [
    'an evening that works',
    evening(
      [
        bar('hill', '18:00', { ...HILL, price_level: 0 }),
        bar('dinner', '19:30', { ...RESTAURANT, price_level: 2, stay_minutes: 90 }),
        bar('wine', '21:15', { cost_for_two: 30 }),
      ],
      { budget: 110 },
    ),
  ],
  ['one without times', evening([stop('a'), stop('b')])],
  [
    'several things at once, in the order of the stops',
    evening(
      [
        bar('cafe', '17:00', { open: 'Mo-Su 8:00-16:00' }),
        bar('dinner', '17:30', { ...RESTAURANT, open: null, cost_for_two: 200 }),
        bar('second', '19:00', { ...RESTAURANT, north: 4 }),
        bar('hill', '22:00', { ...HILL, north: 4.2 }),
      ],
      { budget: 100, diet: 'Kosher' },
    ),
  ],
  [
    'a fix that would break something else is passed over',
    evening([
      bar('club', '17:00', { open: 'Mo-Su 18:00-26:00' }),
      bar('museum', '18:05', { open: 'Mo-Su 10:00-18:30', category: 'Experience', subcategory: 'Museum' }),
      bar('late', '20:30'),
    ]),
  ],
];

const HELPLESS: [string, CheckedPlan][] = [
  [
    'where nothing mends without breaking something else, it is left out',
    evening(
      [
        stop('one', { ...RESTAURANT, latitude: null }),
        bar('cafe', '18:30', { open: 'Mo-Su 8:00-16:00', latitude: null }),
        stop('two', { ...RESTAURANT, latitude: null }),
      ],
      { named: true },
    ),
  ],
  [
    'too dear also without the dearest',
    evening(
      [stop('a', { cost_for_two: 90 }), stop('b', { cost_for_two: 80 }), stop('c', { cost_for_two: 70 })],
      {
        budget: 60,
      },
    ),
  ],
];

const of = (rule: Fixture['rule'], list: [string, CheckedPlan][]): Fixture[] =>
  list.map(([name, plan]) => ({ rule, name, plan }));

const USUAL: [string, CheckedPlan][] = [
  [
    'one of the stops goes by the usual hours of such a place',
    evening([bar('wine', '17:00', { usual: true }), bar('late', '20:00')]),
  ],
  [
    'at a stop without a time no hours are looked at, usual or not',
    evening([stop('wine', { usual: true }), bar('late', '20:00')]),
  ],
];

export const FIXTURES: readonly Fixture[] = [
  ...of('closed_at_arrival', CLOSED),
  ...of('unknown_hours', UNKNOWN),
  ...of('overlap', [...OVERLAP, ...OVERLAP_OF_TWO]),
  ...of('leg_too_long', LEG),
  ...of('heavy_meals', MEALS),
  ...of('after_dark', DARK),
  ...of('diet', DIET),
  ...of('over_budget', BUDGET),
  ...of('no_coordinates', PLACELESS),
  ...of('planCheck', [...TOGETHER, ...HELPLESS, ...USUAL]),
];
