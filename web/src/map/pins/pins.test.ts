import { MapPin, Wine } from 'lucide-react';
import { describe, expect, test } from 'vitest';
import type { MapPoint } from '../mapTypes.ts';
import { categoryIcon } from './categoryIcon.ts';
import { clusterPoints } from './cluster.ts';
import { winners } from './collision.ts';
import { pillText } from './pinAppearance.ts';
import { pinAfterKey } from './pinKeys.ts';
import { pinName, shortName } from './pinLabel.ts';

const lumen: MapPoint = {
  id: 'lumen',
  label: 'Lumen Vini',
  category: 'Bar',
  subtitle: 'Wine bar',
  score: 9.1,
  kind: 'place',
  lat: 0,
  lng: 0,
};

describe('what a pin is called', () => {
  test('name, sort of place and Spark Score', () => {
    expect(pinName(lumen)).toBe('Lumen Vini, Wine bar, Spark Score 9.1');
  });

  test('a place without a score is called by name and sort alone', () => {
    expect(pinName({ ...lumen, score: null, subtitle: undefined })).toBe('Lumen Vini, Bar');
  });

  test('colour and badge are said in words too', () => {
    expect(pinName({ ...lumen, score: 9, kind: 'prive', mark: 'partner' })).toBe(
      'Lumen Vini, Wine bar, Spark Score 9.0, Privé, saved by your partner',
    );
    expect(pinName({ ...lumen, kind: 'own', mark: 'private' })).toBe(
      'Lumen Vini, Wine bar, rated 9.1, your pin, only you can see it',
    );
  });

  test('a pill says the score with one decimal, or a short name where there is none', () => {
    expect(pillText({ ...lumen, score: 9 })).toBe('9.0');
    expect(pillText({ ...lumen, score: null })).toBe('Lumen Vini');
  });

  test('a long name is cut between words', () => {
    expect(shortName('Great American Music Hall')).toBe('Great American…');
    expect(shortName('Donaudampfschifffahrtsgesellschaft')).toBe('Donaudampfschifffa…');
  });

  test('each category has its icon, anything else the plain pin', () => {
    expect(categoryIcon('Bar')).toBe(Wine);
    expect(categoryIcon('bar')).toBe(Wine);
    expect(categoryIcon('Laundry')).toBe(MapPin);
  });
});

describe('walking through the pins by keyboard', () => {
  const ids = ['a', 'b', 'c'];

  test('right and down go on in the list, left and up go back', () => {
    expect(pinAfterKey(ids, 'a', 'ArrowRight')).toBe('b');
    expect(pinAfterKey(ids, 'b', 'ArrowDown')).toBe('c');
    expect(pinAfterKey(ids, 'c', 'ArrowLeft')).toBe('b');
    expect(pinAfterKey(ids, 'b', 'ArrowUp')).toBe('a');
  });

  test('the ends stop, Home and End lead there', () => {
    expect(pinAfterKey(ids, 'c', 'ArrowRight')).toBe('c');
    expect(pinAfterKey(ids, 'a', 'ArrowLeft')).toBe('a');
    expect(pinAfterKey(ids, 'c', 'Home')).toBe('a');
    expect(pinAfterKey(ids, 'a', 'End')).toBe('c');
  });

  test('other keys stay with the page', () => {
    expect(pinAfterKey(ids, 'a', 'Tab')).toBeNull();
    expect(pinAfterKey(ids, 'a', 'Enter')).toBeNull();
  });
});

describe('crowds and collisions', () => {
  const at = (id: string, x: number, y = 0) => ({ id, at: { x, y } });

  test('three side by side stay single where four make a crowd', () => {
    const three = [at('a', 0), at('b', 10), at('c', 20)];
    expect(clusterPoints(three, { radius: 30, smallest: 4 }).clusters).toEqual([]);
    const { clusters, singles } = clusterPoints([...three, at('d', 30), at('e', 100)], {
      radius: 30,
      smallest: 4,
    });
    expect(clusters).toEqual([{ ids: ['a', 'b', 'c', 'd'], at: { x: 15, y: 0 } }]);
    expect(singles).toEqual(['e']);
  });

  test('a point belongs to one cluster only', () => {
    const row = Array.from({ length: 12 }, (_, index) => at(`p${index}`, index * 10));
    const { clusters, singles } = clusterPoints(row, { radius: 30, smallest: 4 });
    const all = [...clusters.flatMap(({ ids }) => ids), ...singles];
    expect(new Set(all).size).toBe(12);
    expect(all).toHaveLength(12);
  });

  test('equal scores go by list order', () => {
    const claim = (id: string, x: number) => ({ ...at(id, x), width: 60, height: 44, rank: 8 });
    expect([...winners([claim('first', 0), claim('second', 30), claim('third', 90)])]).toEqual([
      'first',
      'third',
    ]);
  });
});
