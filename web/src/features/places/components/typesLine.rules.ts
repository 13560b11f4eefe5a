import { formatList } from '@liora/domain/i18n/format';
import { TYPES_SHOWN } from '@liora/domain/limits';
import { kindName } from '@liora/domain/rules/shownNames';
import { placeSearchBoxText } from './placeSearchBox.text.ts';

/** 'Gelato, Dessert, To go +2 more': the first three types, then how many are left out (PSB-09). Empty without types. */
export function typesLine(types: readonly string[]): string {
  if (types.length === 0) return '';
  const names = types.map(kindName);
  const shown = formatList(names.slice(0, TYPES_SHOWN), 'unit');
  return placeSearchBoxText.types(shown, Math.max(0, names.length - TYPES_SHOWN));
}
