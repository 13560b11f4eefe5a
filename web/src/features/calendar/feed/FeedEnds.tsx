import { useState } from 'react';
import { client } from '../../../lib/api.ts';
import { newRequestId } from '../../../lib/requestId.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { calendarText } from '../calendar.text.ts';
import { useFeedChange } from './useFeedChange.ts';

/** What ends the link of a feed, and cannot be taken back: another one, or none. */
export function FeedEnds() {
  const [asking, setAsking] = useState<'replace' | 'off' | null>(null);
  const [requestId, setRequestId] = useState(newRequestId);
  const replace = useFeedChange(
    () => client.calendar.replace({ request_id: requestId }),
    () => {
      setAsking(null);
      // The next press makes another one.
      setRequestId(newRequestId());
      toast(calendarText.replaced, { description: calendarText.copiedText, kind: 'success' });
    },
  );
  const off = useFeedChange(
    () => client.calendar.turnOff(),
    () => toast(calendarText.turnedOff, { kind: 'success' }),
  );
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setAsking('replace')}>
        {calendarText.replace}
      </Button>
      <Button variant="quiet" size="sm" onClick={() => setAsking('off')}>
        {calendarText.turnOff}
      </Button>
      <ConfirmDialog
        open={asking === 'replace'}
        onOpenChange={(open) => setAsking(open ? 'replace' : null)}
        title={calendarText.replaceTitle}
        description={calendarText.replaceText}
        confirmLabel={calendarText.replace}
        cancelLabel={calendarText.keepIt}
        busy={replace.isPending}
        onConfirm={() => replace.mutate()}
      />
      <ConfirmDialog
        open={asking === 'off'}
        onOpenChange={(open) => setAsking(open ? 'off' : null)}
        title={calendarText.turnOffTitle}
        description={calendarText.turnOffText}
        confirmLabel={calendarText.turnOff}
        cancelLabel={calendarText.keepIt}
        danger
        busy={off.isPending}
        onConfirm={() => off.mutate()}
      />
    </>
  );
}
