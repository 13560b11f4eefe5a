import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../lib/api.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import { ReasonDialog } from '../confirm/ReasonDialog.tsx';
import { activityText } from './activity.text.ts';

/** The switch that makes everybody who is signed in premium (RUL-01). */
export function PremiumOverride({ on }: { on: boolean }) {
  const [asked, setAsked] = useState(false);
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: (reason: string) => client.moderation.setPremiumOverride({ on: !on, reason }),
    onSuccess: () => {
      setAsked(false);
      toast(on ? activityText.switchedOff : activityText.switchedOn, { kind: 'success' });
      // It is everybody's, and so one's own: whatever a membership shows is asked for again.
      void queries.invalidateQueries();
    },
  });
  return (
    <section className="min-w-0">
      <h2 className="t3 mb-2">{activityText.override}</h2>
      <p className="mb-3">{on ? activityText.overrideOn : activityText.overrideOff}</p>
      <Button variant={on ? 'danger' : 'line'} onClick={() => setAsked(true)}>
        {on ? activityText.switchOff : activityText.switchOn}
      </Button>
      {asked && (
        <ReasonDialog
          title={on ? activityText.switchOff : activityText.switchOn}
          lead={on ? activityText.switchOffText : activityText.switchOnText}
          confirm={on ? activityText.confirmOff : activityText.confirmOn}
          busy={change.isPending}
          error={change.error}
          onConfirm={change.mutate}
          onClose={() => {
            change.reset();
            setAsked(false);
          }}
        />
      )}
    </section>
  );
}
