import { describe, expect, test } from 'vitest';
import { ALTERNATIVE_NAMES } from '../gazetteer/alternativeNames.data.ts';
import { mostPopulous, towns } from '../gazetteer/towns.runtime.ts';
import { findTowns } from './findTowns.rules.ts';

const known = { towns: await towns(), neighbourhoods: [] };
const SAN_FRANCISCO = { lat: 37.7793, lng: -122.4193 };
const COPENHAGEN = { lat: 55.676, lng: 12.568 };

const find = (typed: string, more: { limit?: number; near?: typeof COPENHAGEN; whole?: boolean } = {}) =>
  findTowns(known, { typed, limit: 5, near: SAN_FRANCISCO, ...more }).map(
    ({ town }) => `${known.towns.name(town ?? -1)} ${known.towns.division(town ?? -1)}`,
  );
const first = (typed: string, more = {}) => find(typed, { limit: 1, ...more })[0];

describe('names', () => {
  test.each([
    ['New York', 'New York City US.NY'],
    ['München', 'Munich DE.02'],
    ['Muenchen', 'Munich DE.02'],
    ['København', 'Copenhagen DK.17'],
    ['kobenhavn', 'Copenhagen DK.17'],
    ['Goeteborg', 'Göteborg SE.28'],
    ['Milano', 'Milan IT.09'],
    ['Kiev', 'Kyiv UA.12'],
    ['東京', 'Tokyo JP.40'],
    ['Nagoya-shi', 'Nagoya JP.01'],
    ['Saint Louis', 'St. Louis US.MO'],
    ['n.y.c.', 'New York City US.NY'],
    ['SAN  FRANCISCO ', 'San Francisco US.CA'],
  ])('%s is %s', (typed, town) => {
    expect(first(typed)).toBe(town);
  });

  test('every entry of the table of other names means a town', () => {
    const meant = mostPopulous(known.towns.columns);
    const unknown = Object.entries(ALTERNATIVE_NAMES).flatMap(([country, names]) =>
      Object.keys(names).flatMap((name) => (meant.has(`${country} ${name}`) ? [] : `${country} ${name}`)),
    );
    expect(unknown).toEqual([]);
  });
});

describe('where the town is said to lie', () => {
  test.each([
    ['Portland, OR', 'Portland US.OR'],
    ['Portland, Maine', 'Portland US.ME'],
    ['portland me', 'Portland US.ME'],
    ['Paris, Texas', 'Paris US.TX'],
    ['Paris, France', 'Paris FR.11'],
    ['Cambridge, England', 'Cambridge GB.ENG'],
    ['Cambridge, MA, USA', 'Cambridge US.MA'],
    ['Hamilton, NZ', 'Hamilton NZ.G1'],
    ['Frankfurt, Deutschland', 'Frankfurt am Main DE.05'],
    ['Washington, D.C.', 'Washington, D.C. US.DC'],
    ['Kansas City, KS', 'Kansas City US.KS'],
    ['Wilmington, DE', 'Wilmington US.DE'],
    ['Kreuzberg, Berlin', 'Kreuzberg DE.16'],
    ['Berlin Schöneberg', 'Schöneberg DE.16'],
  ])('%s is %s', (typed, town) => {
    expect(first(typed)).toBe(town);
  });

  test('a town that is not there is not found elsewhere', () => {
    expect(find('Reykjavik, Texas')).toEqual([]);
  });
});

describe('typing', () => {
  test.each([
    ['san fr', 'San Francisco US.CA'],
    ['oakl', 'Oakland US.CA'],
    ['Portl, Or', 'Portland US.OR'],
    ['San Fransisco', 'San Francisco US.CA'],
    ['Pariss', 'Paris FR.11'],
    ['Berkely', 'Berkeley US.CA'],
  ])('%s already finds %s', (typed, town) => {
    expect(first(typed)).toBe(town);
  });

  test('of namesakes the one next door comes first, unless the other is far better known', () => {
    expect(first('Richmond')).toBe('Richmond US.CA');
    expect(first('Dublin')).toBe('Dublin IE.L');
    expect(first('Roskilde', { near: COPENHAGEN })).toBe('Roskilde DK.20');
  });

  test('nothing and nonsense find nothing', () => {
    expect(['', '   ', ',,', '%', '🍝', 'zzzzqqqq', 'x'.repeat(120)].flatMap((typed) => find(typed))).toEqual(
      [],
    );
  });

  test('whole names only: what is begun or misspelt is no place of a plan', () => {
    expect(first('Oakland', { whole: true })).toBe('Oakland US.CA');
    expect(find('Oakl', { whole: true })).toEqual([]);
    expect(find('Oaklnd', { whole: true })).toEqual([]);
    expect(find('the usual spot', { whole: true })).toEqual([]);
  });
});
