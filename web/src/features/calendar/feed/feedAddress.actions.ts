import { serverAddress } from '../../../lib/server.ts';
import { toast } from '../../../ui/toast.ts';
import { calendarText } from '../calendar.text.ts';

/** By this scheme devices open their calendar, and ask whether to subscribe. */
export const subscribeAddress = (path: string): string => serverAddress(path).replace(/^https?:/, 'webcal:');

export async function copyFeedAddress(path: string): Promise<void> {
  const url = serverAddress(path);
  try {
    await navigator.clipboard.writeText(url);
    toast(calendarText.copied, { description: calendarText.copiedText, kind: 'success' });
  } catch {
    toast(calendarText.copyFailed, { description: url, kind: 'error' });
  }
}
