import { serverAddress } from '../../../lib/server.ts';
import { toast } from '../../../ui/toast.ts';
import { placeText } from './place.text.ts';

/** Hands the place's address to the system's share sheet, or to the clipboard where there is none. */
export async function sharePlace(place: { id: string; name: string }): Promise<void> {
  const url = serverAddress(`/place/${place.id}`);
  try {
    if (navigator.share) {
      await navigator.share({ title: place.name, url });
    } else {
      await navigator.clipboard.writeText(url);
      toast(placeText.copied, { description: url, kind: 'success' });
    }
  } catch (error) {
    // Closing the share sheet is no failure.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    toast(placeText.copyFailed, { description: url, kind: 'error' });
  }
}
