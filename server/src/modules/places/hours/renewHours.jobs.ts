import { setImmediate } from 'node:timers/promises';
import { dateKey } from '@liora/domain/rules/hoursClock';
import { hoursColumns } from '@liora/domain/rules/multirange';
import type { Deps } from '../../../deps.ts';
import { DivisionsAround } from '../../location/gazetteer/divisionsAround.runtime.ts';
import { firstDayOf } from './firstDay.rules.ts';
import { statesOfDivision } from './holidayStates.data.ts';
import { understandHoursOnce } from './hoursCache.runtime.ts';
import { hoursContextOf, namesHolidays } from './hoursContext.rules.ts';
import {
  type DatedHours,
  HOURS_TABLES,
  hoursToRenew,
  type RenewedHours,
  storeRenewed,
} from './renewHours.queries.ts';

/** Of each table and run, so that a large import comes round within a day or two and no request waits for it. */
const RENEWED_AT_ONCE = 100;

/**
 * Holidays, seasons and special days are written out for a year and a bit. When the last of them is over, the text is
 * understood anew: otherwise each coming holiday would pass for a usual day. Afterwards the last date lies ahead or there is
 * none, so that nothing comes round twice. Safe to run twice.
 */
export async function renewHours({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const firstDay = firstDayOf(now());
  const divisions = new DivisionsAround();
  for (const table of HOURS_TABLES) {
    const dated = await hoursToRenew(db, table, dateKey(firstDay), RENEWED_AT_ONCE);
    const renewed: RenewedHours[] = [];
    for (const row of dated) {
      // What somebody corrected may mean the whole country, as on the day on which they did (docs/decisions/0005).
      const states = table === 'place_corrections' ? [] : await statesAround(divisions, row);
      renewed.push(renewedHours(row, states, firstDay));
      await setImmediate();
    }
    if (renewed.length > 0) await storeRenewed(db, table, renewed);
  }
}

async function statesAround(divisions: DivisionsAround, { hours, latitude, longitude }: DatedHours) {
  if (latitude === null || longitude === null || !namesHolidays(hours)) return [];
  return (await divisions.at({ lat: latitude, lng: longitude })).flatMap(statesOfDivision);
}

function renewedHours(row: DatedHours, states: readonly string[], firstDay: number): RenewedHours {
  const { place_id, hours, time_zone, ...shown } = row;
  const context = { ...hoursContextOf({ time_zone, shown }), states };
  return { place_id, hours, ...hoursColumns(understandHoursOnce(hours, context, firstDay)) };
}
