import { expect, test } from 'vitest';
import { languageFor } from './language.ts';

const of = (...wanted: string[]) => Object.values(languageFor(wanted, undefined, ['pl', 'en-XA']));

test('FIX-56 messages are in the first language of the reader that there is, else in English', () => {
  expect(of('en-US', 'pl')).toEqual(['en', 'en-US']);
  expect(of('pl-PL', 'en')).toEqual(['pl', 'pl-PL']);
  expect(of('fr-CA', 'pl')).toEqual(['pl', 'pl-CA-u-hc-h23']);
  expect(of('en-XA')).toEqual(['en-XA', 'en-XA']);
  expect(of()).toEqual(['en', 'en']);
});

test('RUL-110 the language that was chosen comes first, in the way of the reader’s region', () => {
  expect(Object.values(languageFor(['en-US'], 'de'))).toEqual(['de', 'de-US-u-hc-h12']);
  expect(Object.values(languageFor(['de-AT'], 'en'))).toEqual(['en', 'en-AT-u-hc-h23']);
  expect(Object.values(languageFor(['de-AT']))).toEqual(['de', 'de-AT']);
});

test('FIX-56 RUL-110 numbers, dates and times are in the words of the messages and the way of the reader’s region', () => {
  expect(of('de')).toEqual(['en', 'en-DE-u-hc-h23']);
  expect(of('ja-JP', 'en')).toEqual(['en', 'en-JP-u-hc-h23']);
  expect(of('es-MX')).toEqual(['en', 'en-MX-u-hc-h12']);
  expect(of('not a language')).toEqual(['en', 'en']);
});
