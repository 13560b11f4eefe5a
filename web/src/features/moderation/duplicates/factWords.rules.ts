import type { ComparedPlace } from '@liora/domain/contract/placeMerges';
import { clockTimeOf } from '@liora/domain/i18n/clockTime';
import { formatList } from '@liora/domain/i18n/format';
import { weekTable } from '@liora/domain/rules/hoursTable';
import { kindWords } from '@liora/domain/rules/kindWords';
import { priceLabel } from '@liora/domain/rules/price';
import type { TakenFact } from '@liora/domain/rules/samePlace';

/** A fact as it is read, null where it is not known. */
export function factWords(place: ComparedPlace, fact: TakenFact): string | null {
  switch (fact) {
    case 'category':
      return kindWords(place);
    case 'price':
      return priceLabel(place.priceLevel);
    case 'hours':
      return hoursWords(place);
    case 'website':
      return place.website?.replace(/^https?:\/\/(www\.)?|\/+$/g, '') || null;
    default:
      return place[fact];
  }
}

function hoursWords({ hoursWeekly, hoursUnknown, hoursText }: ComparedPlace): string | null {
  if (!hoursWeekly) return hoursText;
  const rows = weekTable({ open: hoursWeekly, unknown: hoursUnknown }, { clock: clockTimeOf });
  return formatList(
    rows.map(({ days, hours }) => `${days} ${hours}`),
    'unit',
  );
}
