import { serverAddress } from '../../../lib/server.ts';
import { toast } from '../../../ui/toast.ts';
import { planText } from './plan.text.ts';

/** Hands the plan's own address to the system's share sheet, or to the clipboard where there is none (RUL-91). */
export async function sharePlan(plan: { id: string; title: string }): Promise<void> {
  const url = serverAddress(`/plan/${plan.id}`);
  try {
    if (navigator.share) {
      await navigator.share({ title: plan.title, url });
    } else {
      await navigator.clipboard.writeText(url);
      toast(planText.copied, { description: url, kind: 'success' });
    }
  } catch (error) {
    // Closing the share sheet is no failure.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    toast(planText.copyFailed, { description: url, kind: 'error' });
  }
}
