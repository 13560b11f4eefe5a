import { toLine, toStorable } from '@liora/domain/rules/plainText';
import { type Tags, tagValues } from '../read/osmTags.rules.ts';

/** Names people use for a place, in any language: `name:ja`, `old_name`, `alt_name_1`; not `name:etymology`. */
const NAME_KEY =
  /^(was:)?((alt|old|official|short|loc|int|reg|nat)_)?(name|brand)(_\d)?(:[a-z]{2,3}([-_][A-Za-z]{2,8})*)?$/;
/** Without a plain name, these are the next best thing on the sign. */
const NAME_INSTEAD = ['name:en', 'int_name', 'official_name', 'brand', 'short_name', 'loc_name'];
const MAX_NAMES = 80;

/** The name of an object and every other one it is known by, or null when it has none at all. */
export function osmNames(tags: Tags): { name: string; other_names: string[] } | null {
  const name = ['name', ...NAME_INSTEAD].map((key) => clean(tags[key] ?? '')).find((text) => text !== '');
  if (!name) return null;
  const others = new Set<string>();
  for (const [key, value] of Object.entries(tags))
    if (NAME_KEY.test(key)) for (const other of tagValues(value)) others.add(clean(other));
  others.delete(name);
  others.delete('');
  return { name, other_names: [...others].slice(0, MAX_NAMES) };
}

/** As what people type is kept, with single spaces: sources write what their mappers pasted. */
export function clean(text: string): string {
  return toLine(toStorable(text)).replaceAll(/\s+/gu, ' ').trim();
}
