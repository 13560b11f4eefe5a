import type { Language } from '@liora/domain/i18n/languages';
import { inLanguage } from '../../../language.ts';
import type { Caller } from '../../../rpc/context.ts';
import {
  dateByCode,
  type InvitationDate,
  ownDates,
  ownDatesVersion,
} from '../../invitations/read/dates.service.ts';
import { planStops } from '../../plans/stops/planStops.service.ts';
import type { CalendarEvent, CalendarSource } from '../calendar.types.ts';
import { dateEvents, timeWriter } from './dateEvent.views.ts';

/** Dates that two people have agreed on by an invitation. A plan has no day of its own, so these are all that there are. */
export const invitationDates: CalendarSource = {
  events: async (caller, range) => eventsOf(caller, await ownDates(caller, range), range.language),
  version: ownDatesVersion,
};

/** What the file of an invitation holds; null for a code that leads nowhere, or to nothing with a time. */
export async function invitationEvents(
  caller: Caller,
  code: string,
  language: Language,
): Promise<CalendarEvent[] | null> {
  const date = await dateByCode(caller, code);
  return date && eventsOf(caller, [date], language);
}

/** Stops are for the two of them: whoever else has the code reads no more than RUL-39 names. */
async function eventsOf(
  caller: Caller,
  dates: readonly InvitationDate[],
  language: Language | null,
): Promise<CalendarEvent[]> {
  const stops = await planStops(
    caller,
    dates.flatMap(({ is_own, plan_id }) => (is_own && plan_id ? [plan_id] : [])),
  );
  const { publicUrl } = caller.deps.config;
  const writeTime = timeWriter();
  const stopsOf = (date: InvitationDate) => (date.is_own && date.plan_id && stops.get(date.plan_id)) || [];
  return inLanguage(language, () =>
    dates.flatMap((date) => dateEvents(date, stopsOf(date), { publicUrl, writeTime })),
  );
}
