import { describe, expect, it } from 'vitest';
import { type OvertureRecord, overtureRecord } from '../read/overtureRecord.parser.ts';
import { SETTINGS } from '../testing/importing.ts';
import { overtureDate, overturePlace } from './overturePlace.rules.ts';

const record = (more: Partial<OvertureRecord> = {}): OvertureRecord =>
  overtureRecord.parse({
    id: '5d181e52-949d-4557-ba62-93ba3bd8fba1',
    names: { primary: 'Hideaway Pizza', common: { it: 'Pizza Nascosta' } },
    taxonomy: {
      primary: 'pizza_restaurant',
      hierarchy: ['food_and_drink', 'restaurant', 'italian_restaurant', 'pizza_restaurant'],
    },
    confidence: 0.77,
    operating_status: 'open',
    websites: ['http://www.hideawaypizza.com'],
    phones: ['(303) 444-4642'],
    addresses: [{ freeform: '500 Cascade Ave', locality: 'Boulder', region: 'CO', country: 'US' }],
    sources: [
      { property: '', dataset: 'Foursquare', license: 'Apache-2.0', update_time: '2025-03-21T00:00:00.000' },
      { property: '/properties/confidence', dataset: 'Overture', license: 'CDLA-Permissive-2.0' },
    ],
    ...more,
  });
const place = (more: Partial<OvertureRecord> = {}) =>
  overturePlace(record(more), { lat: 40.001, lng: -105.287 }, SETTINGS);
const taxonomy = (...hierarchy: string[]) => ({ taxonomy: { hierarchy } });

describe('Overture records', () => {
  it('RUL-109 become places with the licence of the record itself', () => {
    expect(place()).toMatchObject({
      place_id: 'overture-5d181e52-949d-4557-ba62-93ba3bd8fba1',
      name: 'Hideaway Pizza',
      other_names: ['Pizza Nascosta'],
      category: 'Restaurant',
      subcategory: 'Italian',
      cuisine: 'Pizza',
      confidence: Math.fround(0.77),
      address: '500 Cascade Ave',
      locality: 'Boulder',
      website: 'http://www.hideawaypizza.com/',
      licence: 'Apache-2.0',
      time_zone: 'America/Denver',
    });
    expect(overtureDate(record())).toBe('2025-03-21');
  });

  it('several licences are all named', () => {
    const sources = [
      { property: '', dataset: 'meta', license: 'CDLA-Permissive-2.0' },
      { property: null, dataset: 'AllThePlaces', license: null },
    ];
    expect(place({ sources } as Partial<OvertureRecord>)).toMatchObject({
      licence: 'CDLA-Permissive-2.0 AND CC0-1.0',
    });
  });

  it.each([
    [['food_and_drink', 'alcoholic_beverage_venue', 'bar', 'wine_bar'], 'Bar', 'Wine Bar'],
    [['food_and_drink', 'casual_eatery', 'dessert_shop', 'gelato_shop'], 'Dessert', 'Gelato'],
    [['arts_and_entertainment', 'performing_arts_venue', 'comedy_club'], 'Entertainment', 'Comedy'],
    [['sports_and_recreation', 'park'], 'Outdoor', 'Park'],
    [['pizza_restaurant'], 'Restaurant', 'Italian'],
  ])('%j is %s, %s', (hierarchy, category, subcategory) => {
    expect(place(taxonomy(...hierarchy))).toMatchObject({ category, subcategory });
  });

  it('KEY-09 what no subcategory says keeps its own words, so that search finds it by them', () => {
    expect(place(taxonomy('shopping', 'candy_store'))).toMatchObject({
      categories: ['Dessert', 'Candy store', 'Confectionery shop'],
    });
  });

  it.each([
    [['services_and_business', 'real_estate_service']],
    [['arts_and_entertainment', 'nightlife_venue', 'adult_entertainment_venue']],
    [['lifestyle_services', 'wellness_service', 'spa', 'medical_spa']],
    [[]],
  ])('%j is no place for a date', (hierarchy) => {
    expect(place(taxonomy(...hierarchy))).toBeNull();
  });

  it('what is closed for good or too uncertain is left out', () => {
    expect(place({ operating_status: 'permanently_closed' })).toBe('closed_for_good');
    expect(place({ operating_status: 'temporarily_closed' })).toMatchObject({ name: 'Hideaway Pizza' });
    expect(place({ confidence: 0.49 })).toBe('low_confidence');
    expect(place({ confidence: null })).toBe('low_confidence');
  });
});

it('FIX-16 names and addresses pass the normaliser that people’s own titles pass', () => {
  const found = place({
    names: { primary: '\u202EHideaway\u2028Pizza\u0007\0', common: { it: 'Pizza\u2066 Nascosta\u2069' } },
    addresses: [
      { freeform: '500\r\nCascade Ave\u202E', locality: 'Boul\u0000der', region: 'CO', country: 'US' },
    ],
  });
  expect(found).toMatchObject({
    name: 'Hideaway Pizza',
    other_names: ['Pizza Nascosta'],
    address: '500 Cascade Ave',
    locality: 'Boul der',
  });
});
