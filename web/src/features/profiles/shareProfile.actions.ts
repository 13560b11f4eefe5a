import { serverAddress } from '../../lib/server.ts';
import { toast } from '../../ui/toast.ts';
import { profilesText } from './profiles.text.ts';

/** Hands the profile's address to the system's share sheet, or to the clipboard where there is none. */
export async function shareProfile({
  user_id,
  username,
}: {
  user_id: string;
  username: string;
}): Promise<void> {
  const url = serverAddress(`/profile/${user_id}`);
  try {
    if (navigator.share) {
      await navigator.share({ title: username, url });
      return;
    }
    await navigator.clipboard.writeText(url);
    toast(profilesText.copied, { description: url, kind: 'success' });
  } catch (error) {
    // Closing the share sheet is no failure.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    toast(profilesText.copyFailed, { description: url, kind: 'error' });
  }
}
