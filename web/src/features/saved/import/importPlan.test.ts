import { SAVED_BATCH_MAX, SAVED_NOTE_MAX_CHARS } from '@liora/domain/limits';
import { describe, expect, test } from 'vitest';
import type { ListRow } from '../files/listFile.types.ts';
import { type Checked, countsOf, fatesOf, inBatches, joinFound, rowsToSend } from './importPlan.rules.ts';
import { toImportRows } from './importRows.rules.ts';

const AT = { latitude: 37.7, longitude: -122.4 };
const row = (name: string, more: Partial<ListRow> = {}): ListRow => ({
  ...{ name, address: null, ...AT, note: null, categories: [], mark: null, saved_at: null, place_id: null },
  ...more,
});
const checked = (name: string, check: Checked['check'], at: Checked['at'] = AT): Checked => ({
  ...{ id: name, name, address: null, at, place_id: null, note: null, mark: null, categories: [] },
  saved_at: null,
  isCut: false,
  check,
});
const found = (id: string) =>
  ({ outcome: 'found', place: { id, name: id, category: 'Bar' }, metres: 3 }) as const;

describe('rows of a file', () => {
  test('RUL-123 a row that stands in several lists is one row with several categories', () => {
    const rows = toImportRows([
      row('Lumen', { categories: ['Dinners'], note: 'Late.' }),
      row('lumen', { categories: ['Rain', 'dinners'], note: 'Warm.', mark: 'want' }),
      row('Lumen', { latitude: 1 }),
    ]);
    expect(rows).toMatchObject([
      { name: 'Lumen', categories: ['dinners', 'Rain'], note: 'Late.\nWarm.', mark: 'want' },
      { at: { latitude: 1 } },
    ]);
  });

  test('RUL-123 of two rows that are one the earlier day counts; a day that cannot be is none', () => {
    const days = ['2021-01-01T00:00:00.000Z', null, '2019-05-04T18:00:00.000Z'];
    expect(toImportRows(days.map((saved_at) => row('Lumen', { saved_at })))).toMatchObject([
      { saved_at: '2019-05-04T18:00:00.000Z' },
    ]);
    for (const saved_at of ['1904-01-01T00:00:00.000Z', '+012000-01-01T00:00:00.000Z'])
      expect(toImportRows([row('Lumen', { saved_at })])).toMatchObject([{ saved_at: null }]);
  });

  test('what is too long is cut, and that is told; what is no id of ours is none', () => {
    const [one] = toImportRows([row('x'.repeat(500), { note: 'y'.repeat(5000), place_id: '../x' })]);
    expect(one).toMatchObject({ isCut: true, place_id: null });
    expect([one?.name.length, one?.note?.length]).toEqual([200, SAVED_NOTE_MAX_CHARS]);
  });
});

describe('what becomes of them', () => {
  const rows = [
    checked('a', found('p1')),
    checked('b', found('p2')),
    checked('c', { outcome: 'new' }),
    checked('d', { outcome: 'no_coordinates' }, null),
    checked('e', { outcome: 'saved' }),
  ];

  test('RUL-04 found places are saved as far as they fit; the others are what was chosen, and what has no point waits', () => {
    expect(countsOf(fatesOf(rows, 1, 'pin'))).toEqual({ save: 1, pin: 2, wait: 1, nothing: 1 });
    expect(countsOf(fatesOf(rows, 0, 'wait'))).toEqual({ save: 0, pin: 0, wait: 4, nothing: 1 });
    expect(countsOf(fatesOf(rows, null, 'pin'))).toEqual({ save: 2, pin: 1, wait: 1, nothing: 1 });
    expect(rowsToSend(rows, 1, { kind: 'pin', category: 'Outdoor' }).map(({ as }) => as.kind)).toEqual([
      'save',
      'pin',
      'pin',
      'wait',
    ]);
  });

  test('two rows that are one place are one, with the words of both', () => {
    const joined = joinFound([
      { ...checked('a', found('p1')), note: 'One.' },
      { ...checked('b', found('p1')), note: 'Two.' },
    ]);
    expect(joined).toMatchObject([{ id: 'a', note: 'One.\nTwo.' }]);
  });

  test('500 go with a call, and fewer when they are long', () => {
    expect(inBatches(Array.from({ length: 1201 }, (_, n) => n)).map(({ length }) => length)).toEqual([
      SAVED_BATCH_MAX,
      SAVED_BATCH_MAX,
      201,
    ]);
    const long = Array.from({ length: 500 }, () => 'ж'.repeat(3000));
    expect(inBatches(long).length).toBeGreaterThan(2);
    expect(inBatches(long).flat()).toEqual(long);
  });
});
