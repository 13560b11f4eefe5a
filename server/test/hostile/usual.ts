import fc, { type Arbitrary } from 'fast-check';

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
  details: fc.constant('It names my street.'),
};
