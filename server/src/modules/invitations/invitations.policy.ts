import type { InvitationStatus } from '@liora/domain/rules/invitations';
import type { Viewer } from '../../rpc/context.ts';

/** What a decision about an invitation needs to know of it. */
export interface InvitationAccess {
  sender_id: string;
  recipient_id: string | null;
  for_one: boolean;
  status: InvitationStatus;
  expires_at: Date;
  called_off_by: 'sender' | 'recipient' | null;
  /** The viewer and the other side have blocked each other, one way or both. */
  blocked: boolean;
  /** The sender has deleted their account. */
  sender_closed: boolean;
}

export type InvitationRole = 'visitor' | 'other' | 'recipient' | 'sender';

export function roleOf(
  { sender_id, recipient_id }: Pick<InvitationAccess, 'sender_id' | 'recipient_id'>,
  viewer: Viewer | null,
): InvitationRole {
  if (!viewer) return 'visitor';
  if (viewer.userId === sender_id) return 'sender';
  return viewer.userId === recipient_id ? 'recipient' : 'other';
}

export const isExpired = ({ expires_at }: Pick<InvitationAccess, 'expires_at'>, now: Date): boolean =>
  expires_at <= now;

/**
 * Whether a code leads anywhere for this viewer (RUL-22, RUL-39): not between two people with a block, and once its last day
 * is over for the two of them alone.
 */
export function maySee(invitation: InvitationAccess, viewer: Viewer | null, now: Date): boolean {
  const role = roleOf(invitation, viewer);
  if (invitation.blocked) return false;
  if (role === 'sender') return true;
  if (invitation.sender_closed) return false;
  return role === 'recipient' || !isExpired(invitation, now);
}

/** Nobody has answered, nobody has called it off, and there is time. */
export const isOpen = (invitation: InvitationAccess, now: Date): boolean =>
  invitation.status === 'pending' && invitation.called_off_by === null && !isExpired(invitation, now);

/** Whether it is this viewer's to answer; a visitor's once they have signed in. */
export function isTheirs(invitation: InvitationAccess, viewer: Viewer | null): boolean {
  const role = roleOf(invitation, viewer);
  if (role === 'sender') return false;
  return (
    role === 'visitor' || role === 'recipient' || (invitation.recipient_id === null && !invitation.for_one)
  );
}

/** Who may call it off: its sender what is not over, its recipient what they accepted. */
export function mayCallOff(invitation: InvitationAccess, viewer: Viewer, now: Date): boolean {
  const { status } = invitation;
  if (invitation.called_off_by !== null || isExpired(invitation, now) || status === 'rejected') return false;
  return roleOf(invitation, viewer) === 'sender' || status === 'accepted';
}
