import { ADMIN_ACTIONS, type AdminAction } from '@liora/domain/rules/adminActions';
import { isCalendarDate } from '@liora/domain/rules/calendarDate';

export interface ActionFilter {
  /** User id. */
  admin?: string | undefined;
  /** User id: what was done to them. */
  member?: string | undefined;
  action?: AdminAction | undefined;
  /** YYYY-MM-DD of UTC. */
  day?: string | undefined;
}

const THIS_CENTURY = /^20/;

const isDay = (day: string | undefined): boolean =>
  day !== undefined && THIS_CENTURY.test(day) && isCalendarDate(day);

/** What an address asks for; what none of it is, is left out. */
export const actionFilter = (asked: {
  admin?: string;
  member?: string;
  action?: string;
  day?: string;
}): ActionFilter => ({
  admin: asked.admin,
  member: asked.member,
  action: ADMIN_ACTIONS.find((action) => action === asked.action),
  day: isDay(asked.day) ? asked.day : undefined,
});
