import { formatList, formatTenths } from '@liora/domain/i18n/format';
import { kindName } from '@liora/domain/rules/shownNames';
import { mapText } from '../map.text.ts';
import type { MapPoint } from '../mapTypes.ts';

function scorePart(point: MapPoint): string | null {
  if (point.score === null) return null;
  const text = formatTenths(point.score);
  return point.kind === 'own' ? mapText.rating(text) : mapText.sparkScore(text);
}

function kindPart(point: MapPoint): string | null {
  if (point.kind === 'prive') return mapText.prive;
  return point.kind === 'own' ? mapText.own : null;
}

/** Accessible name of a pin: "Lumen Vini, Wine bar, Spark Score 9.1, saved". */
export function pinName(point: MapPoint): string {
  const sort = point.subtitle ?? kindName(point.category);
  const mark = point.mark ? mapText.marks[point.mark] : null;
  const facts = [sort, scorePart(point), kindPart(point), mark].filter((fact) => fact !== null);
  return mapText.pin(point.label, formatList(facts, 'unit'));
}

const SHORT_NAME_LENGTH = 18;

/** A name that fits a pill: cut between words where that leaves enough of it. */
export function shortName(label: string): string {
  if (label.length <= SHORT_NAME_LENGTH) return label;
  const cut = label.slice(0, SHORT_NAME_LENGTH);
  const space = cut.lastIndexOf(' ');
  return `${(space >= 8 ? cut.slice(0, space) : cut).replace(/[\s,&–-]+$/, '')}…`;
}
