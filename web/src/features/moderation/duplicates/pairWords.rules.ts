import type { ComparedPlace, DuplicatePair } from '@liora/domain/contract/placeMerges';
import { formatList, formatNumber, inKilometres } from '@liora/domain/i18n/format';
import { formatDay } from '@liora/domain/i18n/formatDay';
import { COMPARED_SAVES_MAX } from '@liora/domain/limits';
import { sourceName } from '../../places/details/sourceWords.rules.ts';
import { duplicatesText } from './duplicates.text.ts';

const FEET_PER_METRE = 3.280_84;
const EVEN_FEET = 10;

function apartWords(metres: number): string {
  if (metres === 0) return duplicatesText.onePoint;
  if (inKilometres()) return duplicatesText.metresApart(metres);
  return duplicatesText.feetApart(Math.round((metres * FEET_PER_METRE) / EVEN_FEET) * EVEN_FEET);
}

/** '98 % alike' */
export const scoreWords = ({ score }: DuplicatePair) =>
  duplicatesText.alike(formatNumber(score / 100, { style: 'percent' }));

/** Why two places may be one: 'same name, same phone, 40 ft apart'. */
export const reasonWords = ({ alike, metres }: DuplicatePair): string =>
  formatList([...alike.map((one) => duplicatesText.likeness[one]), apartWords(metres)], 'unit');

/** 'Little Fennel', or both names where they differ. */
export function pairName({ places: [one, other] }: DuplicatePair): string {
  return one.name === other.name ? one.name : `${one.name} / ${other.name}`;
}

/** 'Overture Maps, May 2025' */
export function dataWords({ source, sourceDate }: ComparedPlace): string {
  const date = formatDay(sourceDate, { month: 'long', year: 'numeric' });
  return duplicatesText.data(sourceName(source), date);
}

/** '56 reviews, 31 saves' */
export function knownWords({ reviews, saves }: ComparedPlace): string {
  const saved = saves >= COMPARED_SAVES_MAX ? duplicatesText.savesAtLeast : duplicatesText.saves;
  return formatList([duplicatesText.reviews(reviews), saved(saves)], 'unit');
}
