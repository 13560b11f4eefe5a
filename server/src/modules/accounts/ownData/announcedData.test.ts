import { GOES_KINDS, RETAINED_KINDS } from '@liora/domain/rules/ownData';
import { expect, test } from 'vitest';
import { ANNOUNCED_DATA } from './announcedData.data.ts';
import { PERSONAL_TABLES } from './personalColumns.data.ts';

/** What erasing does with a table, in the words of the list of kinds. What is kept beside an emptied name is nameless with it. */
function waysOf(table: string): string[] {
  const ways = Object.values(PERSONAL_TABLES[table]?.columns ?? {});
  const stays = ways.includes('emptied')
    ? ['without a name']
    : ways.some((way) => typeof way === 'object')
      ? ['as it was']
      : [];
  return [...(ways.includes('row goes') ? ['row goes'] : []), ...stays];
}

test('RUL-92 before they delete their account people are told of every table what goes and what stays, and whether with a name', () => {
  expect(Object.keys(ANNOUNCED_DATA).sort()).toEqual(Object.keys(PERSONAL_TABLES).sort());
  for (const [table, { goes, kept }] of Object.entries(ANNOUNCED_DATA)) {
    const told = [...(goes ? ['row goes'] : []), ...(kept ? [RETAINED_KINDS[kept]] : [])];
    expect(told, table).toEqual(waysOf(table));
  }
});

test('RUL-92 nothing is named to them that no table has', () => {
  const told = Object.values(ANNOUNCED_DATA);
  expect(new Set(told.flatMap(({ goes }) => goes ?? []))).toEqual(new Set(GOES_KINDS));
  expect(new Set(told.flatMap(({ kept }) => kept ?? []))).toEqual(new Set(Object.keys(RETAINED_KINDS)));
});

test('RUL-92 the copy of their data holds something of each kind, but of copies that are others’, and traces', () => {
  const copied = Object.entries(ANNOUNCED_DATA).filter(([table]) => PERSONAL_TABLES[table]?.copy);
  for (const kind of GOES_KINDS) expect(copied.map(([, { goes }]) => goes)).toContain(kind);
  for (const kind of ['purchases', 'reports', 'facts'])
    expect(copied.map(([, { kept }]) => kept)).toContain(kind);
});
