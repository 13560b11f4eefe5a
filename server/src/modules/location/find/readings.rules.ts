import { townKey } from '../gazetteer/townKey.rules.ts';
import type { Towns } from '../gazetteer/towns.rules.ts';
import { type EnclosingAreas, enclosingAreas } from './enclosingAreas.rules.ts';

/** One way to understand what was typed: a name, and where it is said to lie. */
export interface Reading {
  key: string;
  within: readonly EnclosingAreas[];
}

const MOST_AREA_WORDS = 4;

/** With a comma: the name before it, and everything after it understood as enclosing areas; null when one of these is not. */
export function readCommas(towns: Towns, typed: string): Reading | null {
  const [name = '', ...rest] = typed.split(',').map(townKey);
  const named = rest.filter((part) => part !== '');
  const within = named.flatMap((part) => enclosingAreas(towns, part) ?? []);
  return name === '' || named.length === 0 || within.length < named.length ? null : { key: name, within };
}

/** Without a comma: 'Portland Oregon', 'Schöneberg Berlin', 'Berlin Schöneberg'. */
export function readWords(towns: Towns, key: string): Reading[] {
  const words = key.split(' ');
  const most = Math.min(MOST_AREA_WORDS, words.length - 1);
  const readings: Reading[] = [];
  const read = (name: readonly string[], area: readonly string[]) => {
    const within = enclosingAreas(towns, area.join(' '));
    if (within) readings.push({ key: name.join(' '), within: [within] });
  };
  for (let count = 1; count <= most; count++) {
    read(words.slice(0, -count), words.slice(-count));
    read(words.slice(count), words.slice(0, count));
  }
  return readings;
}
