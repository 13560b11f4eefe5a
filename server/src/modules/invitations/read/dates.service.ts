import { CALENDAR_MAX_EVENTS } from '@liora/domain/limits';
import type { Caller, SignedInCaller } from '../../../rpc/context.ts';
import { hashOfCode, invitationCode } from '../invitationCode.rules.ts';
import { maySee, roleOf } from '../invitations.policy.ts';
import { findByCode, type InvitationRow } from '../invitations.queries.ts';
import { type DateRange, type DateRow, findDates, versionOfDates } from './dates.queries.ts';

/** A date, or an invitation to one, for calendars. */
export interface InvitationDate extends Omit<DateRow, 'planned_date'> {
  /** What /invite/{code} opens it with. */
  code: string;
  /** Nobody has agreed to these times yet; of a date there is one. */
  status: 'pending' | 'accepted';
  times: readonly Date[];
  /** The caller is one of its two. */
  is_own: boolean;
}

/** The caller's dates, from either side, the earliest first. */
export async function ownDates(
  { deps, viewer }: SignedInCaller,
  range: DateRange,
): Promise<InvitationDate[]> {
  const rows = await findDates(deps.db, viewer, range, CALENDAR_MAX_EVENTS);
  return rows.map(({ planned_date, ...row }) => ({
    ...row,
    code: invitationCode(deps.config, row.id),
    status: 'accepted',
    times: [planned_date],
    is_own: true,
  }));
}

/** A text that is another one when `ownDates` may be. */
export const ownDatesVersion = ({ deps, viewer }: SignedInCaller, range: DateRange): Promise<string> =>
  versionOfDates(deps.db, viewer, range, CALENDAR_MAX_EVENTS);

/**
 * What a code opens, as far as it has times: the date, or those that are proposed and still to come. Null for a code that
 * leads nowhere, and for what was declined. It holds nothing but what whoever has the code reads (RUL-39).
 */
export async function dateByCode({ deps, viewer }: Caller, code: string): Promise<InvitationDate | null> {
  const row = await findByCode(deps.db, viewer, hashOfCode(code));
  if (!row || row.status === 'rejected' || !maySee(row, viewer, deps.now())) return null;
  const { id, version, status, time_zone, venue_name, venue_address, notes, plan_id, sender, recipient } =
    row;
  const times = timesOf(row, deps.now());
  if (times.length === 0) return null;
  const role = roleOf(row, viewer);
  return {
    id,
    version,
    called_off: row.called_off_by !== null,
    time_zone,
    venue_name,
    venue_address,
    notes,
    plan_id,
    with_username: role === 'sender' ? (recipient?.username ?? null) : sender.username,
    code,
    status,
    times,
    is_own: role === 'sender' || role === 'recipient',
  };
}

/** The agreed time, or those that are proposed: as long as there are any, the ones still to come. */
function timesOf({ status, planned_date, times }: InvitationRow, now: Date): readonly Date[] {
  if (status === 'accepted') return planned_date ? [planned_date] : [];
  const coming = times.filter((time) => time > now);
  return coming.length > 0 ? coming : times;
}
