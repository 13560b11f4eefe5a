import { serverAddress } from '../../lib/server.ts';
import { toast } from '../../ui/toast.ts';
import { invitationsText } from './invitations.text.ts';

/** The address that opens an invitation. */
export const invitationAddress = (code: string): string => serverAddress(`/invite/${code}`);

export async function copyInvitation(code: string): Promise<void> {
  const url = invitationAddress(code);
  try {
    await navigator.clipboard.writeText(url);
    toast(invitationsText.copied, { kind: 'success' });
  } catch {
    toast(invitationsText.copyFailed, { description: url, kind: 'error' });
  }
}

export const canShare = (): boolean => typeof navigator.share === 'function';

/** Hands the address to the system's share sheet. */
export async function shareInvitation(code: string, title: string): Promise<void> {
  try {
    await navigator.share({ title, url: invitationAddress(code) });
  } catch (error) {
    // Closing the share sheet is no failure.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    await copyInvitation(code);
  }
}
