import { expect, test } from 'vitest';
import { hasSameParts } from './sameParts.ts';

test('FIX-56 a translation has the parameters, tags and choices of what it translates, in any order', () => {
  expect(hasSameParts('{name} saved {place}', '{place} ist von {name} gespeichert')).toBe(true);
  expect(hasSameParts('{name} saved it', 'Gespeichert')).toBe(false);
  expect(hasSameParts('<link>Sign in</link>', 'Anmelden')).toBe(false);
  expect(hasSameParts('<link>Sign in</link>', '<link>Anmelden</link>')).toBe(true);
  expect(hasSameParts('{km, number} km', '{km} km')).toBe(false);
});

test('FIX-56 plural forms are its own, what is in them and what is chosen are not', () => {
  const plans = '{count, plural, one {# plan by {name}} other {# plans by {name}}}';
  expect(hasSameParts(plans, '{count, plural, other {{name}: # Pläne}}')).toBe(true);
  expect(hasSameParts(plans, '{count, plural, one {# Plan} other {# Pläne}}')).toBe(false);
  const about = '{about, select, true {about } other {}}{time}';
  expect(hasSameParts(about, '{about, select, true {etwa } other {}}{time}')).toBe(true);
  expect(hasSameParts(about, '{about, select, other {etwa }}{time}')).toBe(false);
});
