import type { Invitation, TimeRequest } from '@liora/domain/contract/invitations';

/** Whether it can still be answered. */
export const isOpen = ({ status, is_called_off, is_expired }: Invitation): boolean =>
  status === 'pending' && !is_called_off && !is_expired;

/** A wish for another time that waits for the reply of the sender who reads this. */
export function openWish(invitation: Invitation): TimeRequest | null {
  const { you, request } = invitation;
  return you === 'sender' && request?.reply === null && isOpen(invitation) ? request : null;
}
