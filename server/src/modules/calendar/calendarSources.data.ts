import type { CalendarSource } from './calendar.types.ts';
import { invitationDates } from './sources/invitationDates.service.ts';

/** Everything that a person's feed is made of. What a partner shares comes to it by a line here. */
export const CALENDAR_SOURCES: readonly CalendarSource[] = [invitationDates];
