import { createHash } from 'node:crypto';
import type { DemoPlace } from './types.ts';

/**
 * Usual hours by kind of place, in the syntax of OpenStreetMap: what such a place of this city keeps, not what this very
 * one does. So the demo city can answer 'open tonight', and says beside each that they are the usual ones.
 */
const BY_SUBCATEGORY: Readonly<Record<string, readonly string[]>> = {
  'Fine Dining': ['Tu-Sa 17:30-22:00', 'We-Su 17:00-22:00'],
  Casual: ['Mo-Su 11:30-21:30', 'Tu-Su 11:00-22:00'],
  'Fast Food': ['Mo-Su 10:00-17:00'],
  Mexican: ['Mo-Su 10:30-22:00', 'Su-Th 11:00-22:00; Fr,Sa 11:00-02:00'],
  Japanese: ['Tu-Su 17:00-22:00', 'Mo-Sa 11:30-14:30,17:00-22:00'],
  Chinese: ['Mo-Su 10:00-21:00', 'We-Mo 11:00-21:30'],
  'Cocktail Bar': ['Mo-Su 17:00-02:00', 'Su-Th 16:00-24:00; Fr,Sa 16:00-02:00'],
  'Wine Bar': ['Mo-Su 16:00-24:00', 'Su-Th 15:00-23:00; Fr,Sa 15:00-24:00'],
  Pub: ['Mo-Su 12:00-02:00', 'Mo-Fr 15:00-02:00; Sa,Su 11:00-02:00'],
  'Dive Bar': ['Mo-Su 14:00-02:00', 'Mo-Su 12:00-02:00'],
  Lounge: ['Mo-Su 16:00-24:00'],
  Rooftop: ['Mo-Th 16:00-22:00; Fr 16:00-24:00; Sa,Su 12:00-24:00'],
  'Coffee Shop': ['Mo-Su 07:00-17:00', 'Mo-Fr 06:30-18:00; Sa,Su 07:00-18:00'],
  Bakery: ['Mo-Su 07:30-16:00', 'We-Su 08:00-15:00'],
  'Tea House': ['Mo-Su 10:00-19:00', 'We-Su 11:00-18:00'],
  'Brunch Spot': ['Mo-Su 08:00-15:00', 'We-Su 08:00-14:30'],
  'Juice Bar': ['Mo-Su 09:00-19:00'],
  'Ice Cream': ['Mo-Su 12:00-22:00', 'Su-Th 12:00-21:30; Fr,Sa 12:00-23:00'],
  Gelato: ['Mo-Su 12:00-22:00'],
  'Pastry Shop': ['Tu-Su 08:00-18:00', 'Mo-Su 09:00-19:00'],
  'Chocolate Shop': ['Mo-Su 10:00-20:00'],
  'Donut Shop': ['Mo-Su 07:00-21:00'],
  Cupcakes: ['Mo-Su 10:00-20:00'],
  'Live Music': ['Mo-Su 18:00-24:00', 'Tu-Su 18:00-01:00'],
  Nightclub: ['Th-Sa 21:00-02:00; Su 20:00-24:00'],
  Movies: ['Mo-Su 12:00-23:30'],
  Arcade: ['Mo-Th 14:00-22:00; Fr-Su 11:00-24:00'],
  Bowling: ['Mo-Th 15:00-23:00; Fr-Su 11:00-24:00'],
  Museum: ['We-Su 11:00-17:00', 'Th-Mo 10:00-17:00'],
  Gallery: ['Tu-Sa 11:00-18:00'],
  Spa: ['Mo-Su 10:00-21:00'],
  Park: ['Mo-Su 06:00-22:00'],
  Beach: ['24/7'],
  Hiking: ['24/7'],
  Garden: ['Mo-Su 09:00-18:00'],
};

const BY_CATEGORY: Readonly<Partial<Record<DemoPlace['category'], readonly string[]>>> = {
  Restaurant: [
    'Mo-Su 17:00-22:00',
    'Su-Th 17:00-21:30; Fr,Sa 17:00-22:30',
    'Tu-Su 11:30-14:30,17:00-22:00',
    'Mo-Su 11:30-22:00',
  ],
  Experience: ['Mo-Su 10:00-19:00'],
};

/** Places that are known to begin earlier or to end later than their kind. */
const BY_SLUG: Readonly<Record<string, string>> = {
  'hog-island-oyster': 'Mo-Su 11:00-20:00',
  'hotel-biron': 'Mo-Su 17:00-02:00',
  'stella-pastry': 'Mo-Su 08:00-22:00',
};

/** As in every city, nobody has told when these open. */
const NOT_KNOWN = new Set(['specs', 'the-saloon', 'zeitgeist', 'wild-side-west']);

/** Null where even the usual is not known: a theatre opens for its plays, a stadium for its games. */
export function usualHours({ slug, category, subcategory }: DemoPlace): string | null {
  if (NOT_KNOWN.has(slug)) return null;
  if (BY_SLUG[slug]) return BY_SLUG[slug];
  const known = BY_SUBCATEGORY[subcategory ?? ''] ?? BY_CATEGORY[category];
  if (!known) return null;
  const chance = createHash('sha256').update(slug).digest().readUInt32BE(0);
  return known[chance % known.length] ?? null;
}
