import type { InvitationFacts } from '@liora/domain/contract/invitationFacts';
import type { Invitation, TimeRequest } from '@liora/domain/contract/invitations';
import type { PlaceCard } from '@liora/domain/contract/places';
import type { PlanCard } from '@liora/domain/contract/planCards';
import type { Viewer } from '../../rpc/context.ts';
import { toPlanPicture } from '../plans/plans.views.ts';
import { type InvitationRole, isExpired, isOpen, isTheirs, roleOf } from './invitations.policy.ts';
import type { InvitationRow, RequestRow } from './invitations.queries.ts';

export const isoOf = (at: Date | null): string | null => at?.toISOString() ?? null;

interface Goal {
  venue_name: string;
  is_surprise?: boolean;
  time_zone: string;
}

/** Where an invitation leads and by whose clock, as a notification of it holds it. */
export const goalOf = ({ venue_name, is_surprise, time_zone }: Goal) => ({
  venue_name,
  time_zone,
  ...(is_surprise && { is_surprise }),
});

export function toFacts(row: InvitationRow, now: Date): InvitationFacts {
  const { username, profile_photo_url } = row.sender;
  return {
    venue_name: row.venue_name,
    venue_address: row.venue_address,
    planned_date: isoOf(row.planned_date),
    times: row.times.map((time) => time.toISOString()),
    time_zone: row.time_zone,
    notes: row.notes,
    status: row.status,
    is_expired: isExpired(row, now),
    is_called_off: row.called_off_by !== null,
    version: row.version,
    is_surprise: row.is_surprise,
    sender: { username, profile_photo_url },
  };
}

export interface Around {
  now: Date;
  place: PlaceCard | null;
  plan: PlanCard | null;
  /** What its link is made with. */
  code: string;
}

export function toInvitation(
  row: InvitationRow,
  viewer: Viewer | null,
  { now, place, plan, code }: Around,
): Invitation {
  const you = roleOf(row, viewer);
  return {
    ...toFacts(row, now),
    place,
    plan: plan && toPlanPicture(plan),
    you,
    can_answer: isOpen(row, now) && isTheirs(row, viewer),
    request: row.request && toRequest(row.request),
    own: you === 'sender' || you === 'recipient' ? ownPart(row, you, code) : null,
  };
}

function ownPart(row: InvitationRow, you: InvitationRole, code: string): NonNullable<Invitation['own']> {
  return {
    id: row.id,
    code,
    recipient: row.recipient,
    responded_at: isoOf(row.responded_at),
    response_notes: row.response_notes,
    called_off_by: row.called_off_by && (row.called_off_by === you ? 'you' : 'them'),
    created_at: row.created_at.toISOString(),
  };
}

function toRequest({ suggested_at, created_at, ...request }: RequestRow): TimeRequest {
  return {
    ...request,
    suggested: isoOf(suggested_at === null ? null : new Date(suggested_at)),
    created_at: new Date(created_at).toISOString(),
  };
}
