import { LIST_ROWS_MAX } from '@liora/domain/limits';
import { expect, test } from 'vitest';
import { readListFile } from './listFile.parser.ts';
import { hostileLists, hostileTexts, hostileZips, wrongWith } from './testing/hostileLists.ts';

const FILES = 60;
const SEED = 14;

test('RUL-123 whatever a file is, it is read or told to be unreadable: nothing outside the world, nothing that nobody named, nothing that it defines itself', () => {
  for (const { name, bytes } of [...hostileTexts(), ...hostileZips(), ...hostileLists(FILES, SEED)]) {
    const { rows, unread } = readListFile(name, bytes);
    expect(rows.length, name).toBeLessThanOrEqual(LIST_ROWS_MAX);
    expect(rows.map(wrongWith).filter(Boolean), name).toEqual([]);
    for (const { reason } of unread)
      expect(['no_name', 'coordinates', 'too_large', 'not_a_list', 'damaged']).toContain(reason);
  }
}, 120_000);
