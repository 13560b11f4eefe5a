import { describe, expect, onTestFinished, test } from 'vitest';
import { i18n } from '../i18n/i18n.ts';
import { CATEGORY_NAMES } from './categories.ts';
import { kindTexts } from './kinds.text.ts';
import { PLACE_KINDS } from './placeWords.ts';
import { dietName, kindName, kitchenName, tagName, tagsAsShown, themeName, vibeName } from './shownNames.ts';
import { CATEGORIES } from './subcategories.ts';
import { tagTexts } from './tags.text.ts';
import { FILTER_TAGS } from './tags.ts';

/** For one test the messages are in German. */
function inGerman(messages: Record<string, string>): void {
  i18n.load('de', messages);
  i18n.activate('de');
  onTestFinished(() => i18n.activate('en'));
}

describe('FIX-56 kinds of places, tags, moods and diets', () => {
  test('of our lists have a message each', () => {
    const kinds = [...CATEGORY_NAMES, ...CATEGORY_NAMES.flatMap((name) => CATEGORIES[name]), ...PLACE_KINDS];
    expect(kinds.filter((kind) => !Object.hasOwn(kindTexts, kind))).toEqual([]);
    expect(Object.keys(tagTexts)).toEqual(FILTER_TAGS.map(({ name }) => name));
  });

  test('are shown in the language of the reader', () => {
    inGerman({
      'kinds.Wine Bar': 'Weinbar',
      'kitchens.Italian': 'Italienisches Restaurant',
      'tags.First Date': 'Erstes Date',
      'vibes.Live music': 'Livemusik',
      'diets.Gluten free': 'Glutenfrei',
      'moods.magical': 'Magisch',
    });
    expect([kindName('Wine Bar'), kitchenName('Italian'), tagName('First Date')]).toEqual([
      'Weinbar',
      'Italienisches Restaurant',
      'Erstes Date',
    ]);
    expect([themeName('Magical'), dietName('Gluten free')]).toEqual(['Magisch', 'Glutenfrei']);
    expect(['Live music', 'First Date', 'Wine Bar', 'magical'].map(vibeName)).toEqual([
      'Livemusik',
      'Erstes Date',
      'Weinbar',
      'Magisch',
    ]);
  });

  test('of somebody else are shown as they are', () => {
    expect([kindName('Bookshop'), kindName('art_gallery')]).toEqual(['Bookshop', 'Art gallery']);
    expect([tagName('first date'), vibeName('Candlelit'), dietName('Paleo')]).toEqual([
      'first date',
      'Candlelit',
      'Paleo',
    ]);
    expect([themeName('slow'), tagName('toString')]).toEqual(['Slow', 'toString']);
    expect(kitchenName('Sushi')).toBeNull();
  });
});

test('PLAN-20 tags stand in the order of what is read, whatever its case', () => {
  expect(tagsAsShown(['wine', 'Birthday', 'anniversary'])).toEqual(['anniversary', 'Birthday', 'wine']);
  inGerman({ 'tags.Birthday': 'Geburtstag', 'tags.Evening': 'Abend', 'tags.Outdoor': 'Übernacht' });
  expect(tagsAsShown(['Birthday', 'Outdoor', 'Evening', 'wine'])).toEqual([
    'Evening',
    'Birthday',
    'Outdoor',
    'wine',
  ]);
});
