import fc, { type Arbitrary } from 'fast-check';
import { HOSTILE_CODE } from './belongings.ts';

const point = fc.constantFrom(
  { latitude: 37.7793, longitude: -122.4193 },
  { latitude: 0, longitude: 0 },
  // Swapped by whoever wrote the file.
  { latitude: -73.98, longitude: 40.75 },
);
/** A row of a list, with what is to become of it; what only checks rows lets the rest be. */
const listRow = fc.record({
  name: fc.constantFrom('The museum', 'Bench', 'Caf\u00e9 \ud83c\udf77'),
  address: fc.constantFrom(null, '12 Sun Street, Oakland'),
  at: fc.option(point, { nil: null }),
  place_id: fc.constantFrom(null, 'museum', 'nowhere'),
  note: fc.constantFrom(null, 'Go at dusk'),
  mark: fc.constantFrom(null, 'idea', 'been'),
  categories: fc.constantFrom([], ['Dinners'], ['Dinners', 'dinners ']),
  as: fc.constantFrom<object>(
    { kind: 'save', place_id: 'museum' },
    { kind: 'save', place_id: 'nowhere' },
    { kind: 'pin', category: 'Outdoor' },
    { kind: 'wait' },
  ),
});

/**
 * What people enter in fields whose rules no schema tells, by the name of the field, so that writes get past those rules.
 * Few names: whoever signs up is met again by sign-in.
 */
export const USUAL: Readonly<Record<string, Arbitrary<unknown>>> = {
  username: fc.stringMatching(/^lantern_[0-9]{1,2}$/),
  identifier: fc.stringMatching(/^lantern_[0-9]{1,2}$/),
  email: fc.stringMatching(/^[a-z]{6,12}@example\.org$/),
  password: fc.constant('seven quiet harbours'),
  adult: fc.constant(true),
  title: fc.constantFrom('An evening by the river', 'Tapas, then jazz'),
  description: fc.constantFrom('', 'Walk there, take a cab back.'),
  address: fc.constantFrom('12 Sun Street, Oakland', 'Oakland'),
  text: fc.constantFrom('Ask for the corner table.', ''),
  details: fc.constant('It names my street.'),
  name: fc.constantFrom('The museum', 'Bench', 'Dinners'),
  note: fc.constantFrom('', 'Go at dusk'),
  // One that a request takes beside its switches: each pin is either.
  is_prive: fc.constantFrom(false, false, true),
  // Real ones go with a category that is chosen beside them.
  subcategory: fc.constant(null),
  rating: fc.constantFrom(null, 4.5),
  version: fc.constant(1),
  code: fc.constantFrom(HOSTILE_CODE, '123456'),
  shareCode: fc.constantFrom(HOSTILE_CODE, '123456'),
  place_name: fc.constantFrom('The corner table', 'Ocean Beach'),
  date_completed: fc.constantFrom('2026-05-01', '2024-02-29'),
  words: fc.constantFrom(null, 'On the stairs.'),
  reflection: fc.constantFrom(null, 'We missed our stop twice.'),
  time_zone: fc.constantFrom('UTC', 'America/Los_Angeles', 'nowhere'),
  vote: fc.constantFrom(null, 'yes', 'no'),
  was: fc.constant(null),
  rows: fc.array(listRow, { minLength: 1, maxLength: 3 }),
};
