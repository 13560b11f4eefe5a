import { detectMoods } from '@liora/domain/rules/moods';
import { unspaced } from '@liora/domain/rules/unspacedScripts';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { anyCharacter } from '../../../../../test/anyCharacter.ts';
import { testDatabase } from '../../../../../test/database.ts';
import { dietKey, features } from './features.runtime.ts';
import { escapeLike, fold, foldQuery, nameToken } from './fold.rules.ts';

const database = await testDatabase();
afterAll(() => database.close());

async function inSql<T>(expression: string, values: unknown[]): Promise<T | undefined> {
  const { rows } = await database.pool.query(`select ${expression} as answer`, values);
  return rows[0]?.answer;
}

/** Rare scripts, and letters of the newest Unicode: PostgreSQL and Node know different versions of it. */
const RARE = /[\u{10000}-\u{1efff}\u{1fb00}-\u{10ffff}\ua7c0-\ua7ff\u1c80-\u1c8f]/gu;

describe('text as search compares it', () => {
  test.each([
    ['Café—Ñandú', 'cafe nandu'],
    ["Murphy's Pub & Grill", 'murphys pub and grill'],
    ['Love + Propaganda', 'love and propaganda'],
    ['Łódź, Straße, Ærø', 'lodz strasse aero'],
    ['ブルーボトルコーヒー', 'ブルーボトルコーヒー'],
    ['水炊き・鶏', '水炊き 鶏'],
    ['ＣＡＦＥ ①', 'cafe 1'],
    ['Океанографический_музей', 'океанографическии музеи'],
    ['%%%', ''],
    ['🍕🍷', ''],
    ['a\u0000b', 'a b'],
  ])('%s reads %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  test('white space of every script parts words', () => {
    expect(fold('\u1680a\ufeffb\u3000')).toBe('a b');
  });

  test('the database folds every text as the server does', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: anyCharacter }),
      fc.string({ unit: fc.constantFrom(..."aÉßœŁ ’'&+-_·ー三와й٣Ⅳ½ς①ﬁİ") }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 50, maxLength: 50 }), async (texts) => {
        // PostgreSQL knows no null characters and no halves of surrogate pairs.
        const stored = texts.map((one) => one.toWellFormed().replaceAll('\u0000', '').replace(RARE, ''));
        const folded = await inSql<string[]>(
          'array(select fold(t) from unnest($1::text[]) with ordinality u (t, n) order by n)',
          [stored],
        );
        expect(folded).toEqual(stored.map(fold));
      }),
      { numRuns: 40, examples: [[['\u1680', '\ufeff', ' \u180e a', '\u3000']]] },
    );
  });

  test('FIX-35 the database joins scripts without spaces as the server does', async () => {
    const letter = fc.constantFrom(...'ルぱんンー東京 가나ก่ab1・ゞ々𠮷');
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: letter }), { minLength: 30, maxLength: 30 }),
        async (texts) => {
          const joined = await inSql<string[]>(
            'array(select unspaced(fold(t)) from unnest($1::text[]) with ordinality u (t, n) order by n)',
            [texts],
          );
          expect(joined).toEqual(texts.map((text) => unspaced(fold(text))));
        },
      ),
      { numRuns: 20, examples: [[['ル・パン・コティディアン', 'すたーばっくす', '東京 tower 東京']]] },
    );
    expect(unspaced(fold('ル・パン・コティディアン'))).toBe('ルパンコティディアン');
  });

  test('a query over 64 characters is cut, and any text gives a query without control characters', () => {
    expect(foldQuery('x'.repeat(500))).toBe('x'.repeat(64));
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 600 }), (typed) => {
        const query = foldQuery(typed);
        expect(query).not.toMatch(/[%_\\]|\p{Cc}/u);
        expect(query.isWellFormed()).toBe(true);
      }),
    );
  });

  test('RUL-97 wildcards in a query stand for themselves', async () => {
    const like = `%${escapeLike('50%_\\')}%`;
    expect(await inSql("'at 50%_\\ off' like $1", [like])).toBe(true);
    expect(await inSql("'at 50x off' like $1", [like])).toBe(false);
  });
});

describe('facts that are worked out twice', () => {
  test.each(['lumen', 'ブルーボトル', ''])('the token of the name "%s"', async (name) => {
    expect(await inSql('name_token($1)', [name])).toBe(nameToken(name));
  });

  test('MOOD-05 RUL-56 the database detects the moods that the domain detects', async () => {
    const words = [
      'Wine Bar',
      'bars',
      'Barcelona',
      'sidebar',
      'Restaurant',
      'Fine Dining',
      'PARK',
      'tea house',
      'Rooftop Garden',
      'lively',
      'Café',
      'barré',
      'nothing',
      '',
      'Ice Creams',
      'live music bar',
    ];
    const texts = fc.array(fc.constantFrom(...words), { maxLength: 3 });
    const place = fc.record({ types: texts, category: fc.constantFrom(...words), isPin: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(place, async ({ types, category, isPin }) => {
        const found = await inSql('detect_moods($1, $2, $3)', [types, category, isPin]);
        expect(found).toEqual(detectMoods({ types, category, isPin }));
      }),
      { numRuns: 300 },
    );
  });

  test.each(['Gluten-Free Options', 'vegan', 'Vegan friendly', 'halal only', 'Moon Food', ''])(
    'diet %s',
    async (diet) => {
      expect(await inSql('diet_key($1)', [diet])).toBe(dietKey(diet));
    },
  );

  test('every feature has a code of one bit in the index, and every price and flag has one', async () => {
    const codes = await features(database.searchPool);
    const all = [0, 1, 2, 3, 4].map((level) => codes.price(level));
    for (const flag of ['brunch', 'outdoor', 'seating', 'noted', 'business'] as const)
      all.push(codes.flag(flag));
    expect(new Set(all).size).toBe(10);
    expect(Math.max(...all)).toBeLessThan(256);
    expect(codes.kind('Ice cream')).toBe(codes.kind('ice cream'));
    expect(codes.kind('no such kind')).toBeUndefined();
  });
});
