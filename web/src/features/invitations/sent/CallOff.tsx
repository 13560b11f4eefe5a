import type { Invitation } from '@liora/domain/contract/invitations';
import { useState } from 'react';
import { client } from '../../../lib/api.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { invitationsText } from '../invitations.text.ts';
import { useOwnChange } from './useOwnChange.ts';

/** For either side, while there is something to call off. */
export function CallOff({ invitation }: { invitation: Invitation }) {
  const { own, status, is_called_off, is_expired, you } = invitation;
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useOwnChange(own?.code ?? '', {
    call: (id: string) => client.invitations.callOff({ id }),
    done: invitationsText.callOffDone,
    failed: invitationsText.callOffFailed,
    onDone: () => setAsking(false),
  });
  const possible = status === 'accepted' || (status === 'pending' && you === 'sender');
  if (!own || !possible || is_called_off || is_expired) return null;
  return (
    <>
      <Button variant="text" onClick={() => setAsking(true)}>
        {invitationsText.callOff}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={invitationsText.callOffTitle}
        description={invitationsText.callOffText}
        confirmLabel={invitationsText.callOff}
        cancelLabel={invitationsText.keepIt}
        danger
        busy={isPending}
        onConfirm={() => mutate(own.id)}
      />
    </>
  );
}
