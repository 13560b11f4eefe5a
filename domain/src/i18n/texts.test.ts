import { describe, expect, onTestFinished, test } from 'vitest';
import { formatDate, formatList, formatNumber } from './format.ts';
import { i18n } from './i18n.ts';
import { icu, texts } from './texts.ts';

const sample = texts('sample', {
  title: 'Date plans',
  stops: (count: number) => icu('{count, plural, one {# stop} other {# stops}}', { count }),
  nested: { by: (name: string) => icu('By {name}', { name }) },
});

/** For one test the messages are in this language. */
function speak(language: string, messages: Record<string, string>): void {
  i18n.load(language, messages);
  i18n.activate(language);
  onTestFinished(() => i18n.activate('en'));
}

describe('FIX-56 texts', () => {
  test('say plurals and numbers by the rules of the language', () => {
    expect([0, 1, 2, 1234].map(sample.stops)).toEqual(['0 stops', '1 stop', '2 stops', '1,234 stops']);
  });

  test('are said in the language that is active when they are read, not when they were loaded', () => {
    speak('pl', {
      'sample.title': 'Plany',
      'sample.stops': '{count, plural, one {# miejsce} few {# miejsca} many {# miejsc} other {# miejsca}}',
      'sample.nested.by': 'Autor: {name}',
    });
    expect([sample.title, sample.nested.by('Maya')]).toEqual(['Plany', 'Autor: Maya']);
    expect([1, 3, 5].map(sample.stops)).toEqual(['1 miejsce', '3 miejsca', '5 miejsc']);
  });

  test('of which the build brings the key alone are said by it, and in another language as all others', () => {
    const kinds = texts('kinds', { 'Dim sum': true });
    expect(kinds['Dim sum']).toBe('Dim sum');
    speak('de', { 'kinds.Dim sum': 'Dim Sum' });
    expect(kinds['Dim sum']).toBe('Dim Sum');
  });

  test('stay English where a catalogue lacks them', () => {
    speak('it', { 'sample.title': 'Piani' });
    expect([sample.title, sample.stops(1)]).toEqual(['Piani', '1 stop']);
  });

  test('what somebody typed is shown as it is', () => {
    expect(sample.nested.by('{name} # <b>')).toBe('By {name} # <b>');
    expect(sample.nested.by('\\u202e \\x41')).toBe('By \\u202e \\x41');
  });
});

test('FIX-56 numbers, dates and lists are written in the words of the language and the way of the reader’s region', () => {
  const day = new Date('2026-03-09T12:00:00Z');
  const written = () => [
    formatNumber(1234.5),
    formatDate(day, { dateStyle: 'long', timeZone: 'UTC' }),
    formatList(['a', 'b', 'c'], 'disjunction'),
  ];
  expect(written()).toEqual(['1,234.5', 'March 9, 2026', 'a, b, or c']);
  i18n.activate('en', 'en-DE');
  onTestFinished(() => i18n.activate('en'));
  expect(written()).toEqual(['1.234,5', '9 March 2026', 'a, b or c']);
});
